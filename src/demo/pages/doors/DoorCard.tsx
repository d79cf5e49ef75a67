import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import './doors.css';

/** The card of a page that stands alone, with the way back to the first page (specification 2.7, Misc). */
export function DoorCard({
  icon,
  title,
  lead,
  actions,
  children,
}: {
  icon: LucideIcon;
  title: MessageId;
  lead: MessageId;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="card nd-door" aria-labelledby="door-title">
      <div className="card-body p-4">
        <div className="nd-door-picture">
          <Icon of={icon} size={72} />
        </div>
        <h1 id="door-title" className="h2" tabIndex={-1}>
          <T id={title} />
        </h1>
        <p className="text-body-secondary">
          <T id={lead} />
        </p>
        {children}
        <div className="d-flex flex-wrap justify-content-center gap-2 mt-4">
          {actions}
          <Link to="/" className="btn btn-outline-primary">
            <T id="doors.home" />
          </Link>
        </div>
      </div>
    </section>
  );
}
