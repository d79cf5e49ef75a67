import type { MessageId } from '@/locales';

/** The icons a menu entry may carry; the shell draws them, so that the table of pages stays plain data. */
export type IconName =
  | 'alerts'
  | 'calendar'
  | 'categories'
  | 'chart'
  | 'chat'
  | 'dashboard'
  | 'directory'
  | 'education'
  | 'email'
  | 'fluid'
  | 'general'
  | 'list'
  | 'medicine'
  | 'notifications'
  | 'patient'
  | 'patients'
  | 'profile'
  | 'questioners'
  | 'server'
  | 'sheet'
  | 'shop'
  | 'settings'
  | 'social'
  | 'telemonitoring'
  | 'terms'
  | 'todo';

/** One entry of the menu (specification 3.4). Entries arrive already filtered for the role that is signed in. */
export interface MenuNode {
  id: string;
  title: MessageId;
  type: 'item' | 'collapse' | 'groupHeader' | 'external-link';
  icon?: IconName;
  permissions?: readonly string[];
  /** Pattern of the paths at which the entry is the current one, e.g. `/todo/:filter`; of an external link, its address. */
  navLink?: string;
  /** Where a click leads, where that is not `navLink` itself, e.g. `/todo/all`. */
  filterBase?: string;
  /** Further patterns of paths at which the entry is the current one. */
  parentOf?: readonly string[];
  children?: MenuNode[];
  /** `meaning` says what a bare number counts, to those who do not see where it stands. */
  badge?: { text: string; meaning?: MessageId; tone: 'primary' | 'danger' };
  newTab?: boolean;
  disabled?: boolean;
}

/** One step of the way to the current page; the last one carries no `to`. */
export type Crumb = { to?: string } & ({ title: MessageId } | { text: string });
