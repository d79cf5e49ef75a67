import type { MailLabel } from '@/shared/demonstration/mail';
import { T } from '@/shared/i18n/text';
import { viewWords } from '../views';

/** The labels of a mail: a bullet each, and its word where there is room. */
export function LabelMarks({ labels }: { labels: readonly MailLabel[] }) {
  return labels.map((label) => (
    <span key={label} className="nd-mail-label">
      <span className={`nd-mail-dot nd-mail-${label}`} aria-hidden="true" />
      <span className="nd-mail-label-word">
        <T id={viewWords[label]} />
      </span>{' '}
    </span>
  ));
}
