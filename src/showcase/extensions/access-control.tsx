import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import source from './access-control.tsx?raw';

const notForYou = (
  <p className="text-body-secondary">
    <T id="showcase:/extensions/access-control#notForYou" />
  </p>
);

/** Roles to look at the page with. They are no rights: what somebody may do is decided by the host alone. */
const roles = ['editor', 'admin'] as const;
type ShownRole = (typeof roles)[number];

const ShownAs = createContext<{ role: ShownRole; setRole: (role: ShownRole) => void }>({
  role: 'editor',
  setRole: () => undefined,
});

/** The role that this page is shown as, for as long as it is open. */
const useShownAs = () => use(ShownAs);

function ShownAsProvider({ children }: { children: ReactNode }) {
  const [role, setRole] = useState<ShownRole>('editor');
  const shown = useMemo(() => ({ role, setRole }), [role]);
  return <ShownAs value={shown}>{children}</ShownAs>;
}

/** What only one role is shown. @param otherwise what the others read in its place */
function OnlyFor({
  who,
  otherwise,
  children,
}: {
  who: ShownRole;
  otherwise: ReactNode;
  children: ReactNode;
}) {
  return useShownAs().role === who ? children : otherwise;
}

/** Changes what this page shows, and nobody’s rights. */
function Role() {
  const t = useT();
  const { role, setRole } = useShownAs();
  const options = roles.map((value) => ({ value, label: t(`showcase:/extensions/access-control#${value}`) }));
  return (
    <>
      <Segmented
        label={t('showcase:/extensions/access-control#shownAs')}
        options={options}
        value={role}
        onChange={setRole}
      />
      <p role="status" className="mt-3">
        <T
          id="showcase:/extensions/access-control#current"
          values={{ role: <strong>{t(`showcase:/extensions/access-control#${role}`)}</strong> }}
        />
      </p>
    </>
  );
}

function AdminButton() {
  const [times, setTimes] = useState(0);
  return (
    <OnlyFor who="admin" otherwise={notForYou}>
      <Button color="primary" className="me-3" onClick={() => setTimes(times + 1)}>
        <T id="showcase:/extensions/access-control#raise" />
      </Button>
      <span role="status">
        <T id="showcase:/extensions/access-control#raised" values={{ count: times }} />
      </span>
    </OnlyFor>
  );
}

/** What everybody may read stands beside what only some may: the others learn that it is there, and for whom. */
function Articles() {
  return (
    <div className="d-grid gap-2">
      <details className="border rounded p-3">
        <summary>
          <T id="showcase:/extensions/access-control#forAll" />
        </summary>
        <p className="mt-2">
          <T id="showcase:/extensions/access-control#forAllText" />
        </p>
      </details>
      <OnlyFor who="admin" otherwise={notForYou}>
        <details className="border rounded p-3">
          <summary>
            <T id="showcase:/extensions/access-control#forAdmins" />
          </summary>
          <p className="mt-2">
            <T id="showcase:/extensions/access-control#forAdminsText" />
          </p>
        </details>
      </OnlyFor>
    </div>
  );
}

function Visit() {
  const { role } = useShownAs();
  return (
    <>
      <Link to="/ecommerce-dashboard" className={`btn btn-${role === 'admin' ? 'success' : 'danger'}`}>
        <T id="showcase:/extensions/access-control#visit" />
      </Link>
      <p className="mt-3">
        <T id={`showcase:/extensions/access-control#${role === 'admin' ? 'visitAdmin' : 'visitEditor'}`} />
      </p>
    </>
  );
}

export default function AccessControlPage() {
  return (
    <ShownAsProvider>
      <Showcase address="/extensions/access-control" source={source}>
        <Example title="showcase:/extensions/access-control#shownAs" of={{ Role }} />
        <Example title="showcase:/extensions/access-control#button" of={{ AdminButton }} />
        <Example title="showcase:/extensions/access-control#articles" of={{ Articles }} />
        <Example title="showcase:/extensions/access-control#visiting" of={{ Visit }} />
      </Showcase>
    </ShownAsProvider>
  );
}
