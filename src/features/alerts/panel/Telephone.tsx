import { T } from '@/shared/i18n/text';

/** A telephone number as a link, or a note that there is none. */
export function Telephone({ to }: { to: string | undefined }) {
  if (!to) return <T id="alerts.notGiven" />;
  return (
    <a className="d-inline-block py-1" href={`tel:${to.replace(/[^+\d]/g, '')}`} dir="ltr">
      {to}
    </a>
  );
}
