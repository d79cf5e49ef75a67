import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import { OnlyFor, roles, useShownAs } from './shownAs';

const notForYou = (
  <p className="text-body-secondary">
    <T id="showcase:/extensions/access-control#notForYou" />
  </p>
);

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

export { AdminButton, Articles, Role, Visit };
