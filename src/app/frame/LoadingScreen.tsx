import { T } from '@/shared/i18n/text';
import { BlankLayout } from '@/shell/layout/BlankLayout';
import { Logo } from '@/shell/layout/Logo';

/** The full-screen fallback of specification 2.3: logo and spinner, until the page to show is known. */
export function LoadingScreen() {
  return (
    <BlankLayout>
      <div className="d-flex flex-column align-items-center gap-3" role="status">
        <Logo size={64} />
        <span className="spinner-border text-primary" aria-hidden="true" />
        <span className="visually-hidden">
          <T id="common.loading" />
        </span>
      </div>
    </BlankLayout>
  );
}
