import type { FallbackProps } from 'react-error-boundary';
import { Link } from 'react-router-dom';
import { T } from '@/shared/i18n/text';

/** Browsers word it differently; each message means that a code file could not be loaded. */
const staleCode = /dynamically imported module|importing a module script failed|unable to preload/i;

function ReloadButton() {
  return (
    <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
      <T id="app.reload" />
    </button>
  );
}

/** Replaces a page that threw; menu and bars keep working. */
export function PageCrash({ error, resetErrorBoundary }: FallbackProps) {
  const stale = error instanceof Error && staleCode.test(error.message);
  return (
    <section role="alert" className="nd-state">
      <h1 className="h4">
        <T id={stale ? 'app.staleTitle' : 'app.crashTitle'} />
      </h1>
      <p className="nd-state-text">
        <T id={stale ? 'app.staleLead' : 'app.crashLead'} />
      </p>
      <div className="nd-state-action d-flex flex-wrap gap-2 justify-content-center">
        {stale ? (
          <ReloadButton />
        ) : (
          <button type="button" className="btn btn-primary" onClick={resetErrorBoundary}>
            <T id="common.retry" />
          </button>
        )}
        <Link to="/dashboard" className="btn btn-outline-primary">
          <T id="app.toDashboard" />
        </Link>
      </div>
    </section>
  );
}

/** If the frame itself threw, only a reload helps. */
export function AppCrash() {
  return (
    <main className="nd-state min-vh-100">
      <h1 className="h4">
        <T id="app.crashAllTitle" />
      </h1>
      <p className="nd-state-text">
        <T id="app.crashAllLead" />
      </p>
      <ReloadButton />
    </main>
  );
}
