export {
  ArrowRight,
  Check,
  ChevronLeft,
  ChevronRight,
  Circle,
  Minus,
  Star,
  X,
} from 'lucide-react';
