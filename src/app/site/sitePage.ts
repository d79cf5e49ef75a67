import type { ComponentType } from 'react';
import type { MessageId, MessagePart } from '@/locales';
import type { Action } from '@/domain/access';
import type { IconName } from '@/shared/navigation/types';

export type SectionId = 'menus' | 'settings';

/** A group of the menu. A collapsible one shows its pages below an entry of that name. */
export interface Section {
  id: SectionId;
  title: MessageId;
  collapse?: { title: MessageId; icon: IconName };
}

export interface SitePage {
  /** Absolute pattern; for a child, the part after its parent's path (empty for an index page). */
  path: string;
  title: MessageId;
  /** The target of search and bookmarks if the path is a pattern. */
  opens?: string;
  load: () => Promise<{ default: ComponentType }>;
  /**
   * The parts of the messages that the page waits for, besides those of its parent page, `entry` and, for a signed-in
   * user, `desk`. A test compares them with the messages that the page uses.
   */
  words?: readonly MessagePart[];
  icon?: IconName;
  /** Everybody may open it; otherwise only signed-in users. */
  access?: 'public';
  /** Who may open it: those who may do this, or everybody who is signed in when absent. */
  action?: Action | undefined;
  /** A page without menu and bars. */
  layout?: 'blank';
  menu?: SectionId;
  /** Offered by search and as a bookmark. */
  search?: true;
  /** Bookmarked by default, until the user changes the bookmarks. */
  starred?: true;
  /** Needs the sidebar's space; the sidebar is collapsed while the page is shown. */
  forcesCollapse?: true;
  children?: readonly SitePage[];
  /** The part shown instead for `?view=<name>`, and the action that opens it. */
  views?: Readonly<Record<string, Pick<SitePage, 'title' | 'load' | 'words' | 'action'>>>;
  /**
   * Shown at this address to a user who was already signed in. A user who signs in on the page itself is redirected.
   */
  inside?: Pick<SitePage, 'title' | 'load' | 'words' | 'icon'>;
  /** Title of the page itself beside its views. */
  own?: MessageId;
}
