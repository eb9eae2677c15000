export {
  ArrowRight,
  Check,
  ChevronLeft,
  ChevronRight,
  Circle,
  Minus,
  X,
} from 'lucide-react';
