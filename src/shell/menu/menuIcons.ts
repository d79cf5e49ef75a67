import type { LucideIcon } from 'lucide-react';
import BookUser from 'lucide-react/icons/book-user';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleUser from 'lucide-react/icons/circle-user';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import AtSign from 'lucide-react/icons/at-sign';
import Droplets from 'lucide-react/icons/droplets';
import FileText from 'lucide-react/icons/file-text';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListTodo from 'lucide-react/icons/list-todo';
import List from 'lucide-react/icons/list';
import Mail from 'lucide-react/icons/mail';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Newspaper from 'lucide-react/icons/newspaper';
import Pill from 'lucide-react/icons/pill';
import Server from 'lucide-react/icons/server';
import Settings from 'lucide-react/icons/settings';
import Share2 from 'lucide-react/icons/share-2';
import Siren from 'lucide-react/icons/siren';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Tags from 'lucide-react/icons/tags';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import type { IconName } from '@/shared/navigation/types';

/** The icons behind the names in the table of pages. */
export const menuIcons: Record<IconName, LucideIcon> = {
  alerts: Siren,
  calendar: CalendarDays,
  categories: Tags,
  chart: ChartColumn,
  chat: MessagesSquare,
  dashboard: LayoutDashboard,
  directory: BookUser,
  education: GraduationCap,
  email: AtSign,
  fluid: Droplets,
  general: SlidersHorizontal,
  list: List,
  medicine: Pill,
  notifications: Mail,
  patient: User,
  patients: Users,
  profile: CircleUser,
  questioners: ClipboardList,
  server: Server,
  settings: Settings,
  sheet: Newspaper,
  shop: ShoppingCart,
  social: Share2,
  telemonitoring: HeartPulse,
  terms: FileText,
  todo: ListTodo,
};

/** Whether a host's icon name is known; other names are shown as a plain sheet. */
export const isIconName = (name: string | undefined): name is IconName =>
  name !== undefined && Object.hasOwn(menuIcons, name);
