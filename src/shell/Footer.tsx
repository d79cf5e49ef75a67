import { useIntl } from 'react-intl';
import { T } from '@/shared/i18n/text';
import type { Settings } from './settings';

/** @param now epoch ms; the year is the reader's own. */
export function Footer({ type, now }: { type: Settings['footerType']; now: number }) {
  const intl = useIntl();
  if (type === 'hidden') return null;
  return (
    <footer className="nd-footer" data-type={type}>
      <T id="shell.copyright" values={{ year: intl.formatDate(now, { year: 'numeric' }) }} />
    </footer>
  );
}
