import { Link, useSearchParams } from 'react-router-dom';
import { Nav, NavItem, NavLink } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import './partNav.css';

const parts = ['dashboard', 'alerts', 'staff', 'education'] as const;

/**
 * Ways to the parts of something, of which one is shown. Each has its own address.
 * @param name of the parameter in the address that says which
 * @param look classes of the list
 */
function PartNav({
  name,
  label,
  look = '',
  vertical = false,
}: {
  name: string;
  label: string;
  look?: string;
  vertical?: boolean;
}) {
  const [params] = useSearchParams();
  const shown = parts.find((part) => part === params.get(name)) ?? parts[0];
  return (
    <nav aria-label={label}>
      <Nav vertical={vertical} className={`nd-part-nav ${look}`}>
        {parts.map((part) => (
          <NavItem key={part}>
            <NavLink
              tag={Link}
              to={`?${new URLSearchParams({ ...Object.fromEntries(params), [name]: part }).toString()}`}
              preventScrollReset
              active={part === shown}
              aria-current={part === shown ? 'page' : undefined}
            >
              <T id={`app.${part}`} />
            </NavLink>
          </NavItem>
        ))}
      </Nav>
    </nav>
  );
}

/** At the start, in the middle, and at the end of the line. */
function Alignment() {
  const t = useT();
  return (['start', 'center', 'end'] as const).map((side) => (
    <PartNav
      key={side}
      name={side}
      label={t(`showcase:/components/breadcrumbs#${side}`)}
      look={`justify-content-${side}`}
    />
  ));
}

export { Alignment, PartNav };
