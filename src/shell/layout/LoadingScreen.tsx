import type { ReactNode } from 'react';
import { BlankLayout } from './BlankLayout';
import { Logo } from './Logo';

/**
 * The full-screen fallback of specification 2.3: logo and spinner, until the page to show is known.
 * @param label read out in place of the spinner
 */
export function LoadingScreen({ label }: { label: ReactNode }) {
  return (
    <BlankLayout>
      <div className="d-flex flex-column align-items-center gap-3" role="status">
        <Logo size={64} />
        <span className="spinner-border text-primary" aria-hidden="true" />
        <span className="visually-hidden">{label}</span>
      </div>
    </BlankLayout>
  );
}
