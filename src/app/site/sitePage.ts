import type { ComponentType } from 'react';
import type { MessageId, MessagePart } from '@/locales';
import type { Role } from '@/session/role';
import type { IconName } from '@/shared/navigation/types';

export type SectionId = 'menus' | 'settings';

/** A group of the menu. A collapsible one puts its pages behind an entry of that name. */
export interface Section {
  id: SectionId;
  title: MessageId;
  collapse?: { title: MessageId; icon: IconName };
}

export interface SitePage {
  /** Absolute pattern; of a child, the part that follows its parent (empty for the child shown at the parent's path). */
  path: string;
  title: MessageId;
  /** Where search and a bookmark lead, where the path is a pattern. */
  opens?: string;
  load: () => Promise<{ default: ComponentType }>;
  /** The messages it waits for: all of them when absent. A test holds what it says against it. */
  words?: MessagePart;
  icon?: IconName;
  /** Everybody may open it; otherwise only who is signed in. */
  access?: 'public';
  /** Who of those signed in; everybody when absent. */
  roles?: readonly Role[];
  /** A page of its own, without menu and bars. */
  layout?: 'blank';
  menu?: SectionId;
  /** Offered by search and as a bookmark. */
  search?: true;
  /** Among the bookmarks of whoever has not chosen any yet. */
  starred?: true;
  /** Wants the room of the sidebar, which is collapsed while it is shown. */
  forcesCollapse?: true;
  children?: readonly SitePage[];
  /** What the page shows instead when its address says `?view=<name>`, and to whom. */
  views?: Readonly<Record<string, Pick<SitePage, 'title' | 'load' | 'words' | 'roles'>>>;
  /**
   * What stands at its address for somebody who was signed in before they came there: a page behind the door. Whoever
   * signs in at the door itself goes on from it.
   */
  inside?: Pick<SitePage, 'title' | 'load' | 'words' | 'icon'>;
  /** What the page itself is called beside its views. */
  own?: MessageId;
}
