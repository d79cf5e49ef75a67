import { T } from '@/shared/i18n/text';

/** A number to call, or that none is given. */
export function Telephone({ to }: { to: string | undefined }) {
  if (!to) return <T id="alerts.notGiven" />;
  return (
    <a className="d-inline-block py-1" href={`tel:${to.replace(/[^+\d]/g, '')}`} dir="ltr">
      {to}
    </a>
  );
}
