import type { LucideIcon } from 'lucide-react';
import CircleUser from 'lucide-react/icons/circle-user';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Droplets from 'lucide-react/icons/droplets';
import FileText from 'lucide-react/icons/file-text';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Mail from 'lucide-react/icons/mail';
import Pill from 'lucide-react/icons/pill';
import Server from 'lucide-react/icons/server';
import Settings from 'lucide-react/icons/settings';
import Share2 from 'lucide-react/icons/share-2';
import Siren from 'lucide-react/icons/siren';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Tags from 'lucide-react/icons/tags';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import type { IconName } from '@/shared/navigation/types';

/** The drawings behind the names in the table of pages. */
export const menuIcons: Record<IconName, LucideIcon> = {
  alerts: Siren,
  categories: Tags,
  dashboard: LayoutDashboard,
  education: GraduationCap,
  fluid: Droplets,
  general: SlidersHorizontal,
  medicine: Pill,
  notifications: Mail,
  patient: User,
  patients: Users,
  profile: CircleUser,
  questioners: ClipboardList,
  server: Server,
  settings: Settings,
  social: Share2,
  telemonitoring: HeartPulse,
  terms: FileText,
};

/** Whether a host means one of these; another name is shown as a plain sheet. */
export const isIconName = (name: string | undefined): name is IconName =>
  name !== undefined && Object.hasOwn(menuIcons, name);
