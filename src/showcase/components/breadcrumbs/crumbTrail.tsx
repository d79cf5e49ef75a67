import House from 'lucide-react/icons/house';
import { Link } from 'react-router-dom';
import { Breadcrumb, BreadcrumbItem } from 'reactstrap';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import './crumbTrail.css';

/**
 * The way to the rules of the alerts.
 * @param look classes of the list: separators, ground, side
 * @param label what tells this way from others on the same page
 */
function Trail({ label, look = '', hasIcon = false }: { label: string; look?: string; hasIcon?: boolean }) {
  return (
    <Breadcrumb aria-label={label} className="nd-breadcrumbs" listClassName={look}>
      <BreadcrumbItem>
        <Link to="/dashboard">
          {hasIcon && <Icon of={House} size={16} />} <T id="app.dashboard" />
        </Link>
      </BreadcrumbItem>
      <BreadcrumbItem>
        <Link to="/alerts">
          <T id="app.alerts" />
        </Link>
      </BreadcrumbItem>
      <BreadcrumbItem active>
        <T id="app.alertRules" />
      </BreadcrumbItem>
    </Breadcrumb>
  );
}

export { Trail };
