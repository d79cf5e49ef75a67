import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { T } from '@/shared/i18n/text';
import type { Settings } from '../settings/lookSettings';

/**
 * @param now epoch ms; the year is the reader's own
 * @param house the clinic's own footer text
 */
export function Footer({
  type,
  now,
  house,
}: {
  type: Settings['footerType'];
  now: number;
  house?: ReactNode;
}) {
  const intl = useIntl();
  if (type === 'hidden') return null;
  return (
    <footer className="nd-footer" data-type={type}>
      <T id="shell.copyright" values={{ year: intl.formatDate(now, { year: 'numeric' }) }} />
      {house}
    </footer>
  );
}
