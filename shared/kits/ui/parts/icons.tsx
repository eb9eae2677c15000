export {
  ArrowLeft,
  ArrowRight,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Circle,
  Ellipsis,
  ListFilter,
  Minus,
  Printer,
  X,
} from 'lucide-react';
