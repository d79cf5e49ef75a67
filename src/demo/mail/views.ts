import type { LucideIcon } from 'lucide-react';
import FilePen from 'lucide-react/icons/file-pen';
import Inbox from 'lucide-react/icons/inbox';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import Send from 'lucide-react/icons/send';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import type { MessageId } from '@/locales';
import { mailLabels, type MailFolder, type MailLabel } from '@/shared/demonstration/mail';

/** The views that are no labels, as the address names them (specification 2.7). */
export const places = ['inbox', 'sent', 'draft', 'starred', 'spam', 'trash'] as const;
type Place = (typeof places)[number];
export type View = Place | MailLabel;

const views: readonly string[] = [...places, ...mailLabels];
export const isView = (name: string | undefined): name is View => name !== undefined && views.includes(name);

export const viewWords: Record<View, MessageId> = {
  inbox: 'mail.inbox',
  sent: 'mail.sent',
  draft: 'mail.draft',
  starred: 'mail.starred',
  spam: 'mail.spam',
  trash: 'mail.trash',
  personal: 'mail.personal',
  company: 'mail.company',
  important: 'mail.important',
  private: 'mail.private',
};

export const placeIcons: Record<Place, LucideIcon> = {
  inbox: Inbox,
  sent: Send,
  draft: FilePen,
  starred: Star,
  spam: OctagonAlert,
  trash: Trash2,
};

/** Where mails can be moved from a view; a folder is not moved into itself. */
export function targetsOf(view: View): readonly MailFolder[] {
  const targets: readonly MailFolder[] = [view === 'inbox' ? 'draft' : 'inbox', 'spam', 'trash'];
  return targets.filter((folder) => folder !== view);
}
