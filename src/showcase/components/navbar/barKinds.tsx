import Menu from 'lucide-react/icons/menu';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Collapse, Nav, Navbar, NavbarBrand, NavbarToggler, NavItem, NavLink } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import './navbar.scss';

/** The product's name, which leads home, and whatever else belongs in the bar. */
function Bar({
  label,
  tone = '',
  expand = true,
  children,
}: {
  label: string;
  tone?: string;
  expand?: boolean | 'lg';
  children: ReactNode;
}) {
  return (
    <Navbar aria-label={label} expand={expand} className={`nd-bar ${tone}`} container="fluid">
      <NavbarBrand tag={Link} to="/dashboard">
        <T id="common.product" />
      </NavbarBrand>
      {children}
    </Navbar>
  );
}

const ways = [
  { to: '/userlist', id: 'app.users' },
  { to: '/alerts', id: 'app.alerts' },
  { to: '/questioners', id: 'app.questioners' },
] as const;

function Ways() {
  return (
    <Nav navbar className="me-auto">
      {ways.map(({ to, id }) => (
        <NavItem key={to}>
          <NavLink tag={Link} to={to}>
            <T id={id} />
          </NavLink>
        </NavItem>
      ))}
    </Nav>
  );
}

/** Its parts stand behind a button: always, or where the window is too narrow for them. */
function Folded({ label, expand }: { label: string; expand: false | 'lg' }) {
  const t = useT();
  const parts = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Bar label={label} expand={expand}>
      <NavbarToggler
        aria-label={t('showcase:/components/navbar#menu')}
        aria-expanded={isOpen}
        aria-controls={parts}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={Menu} />
      </NavbarToggler>
      <Collapse navbar isOpen={isOpen} id={parts}>
        <Ways />
      </Collapse>
    </Bar>
  );
}

export { Bar, Folded, Ways };
