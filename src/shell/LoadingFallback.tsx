import { T } from '@/shared/i18n/text';
import { Logo } from './Logo';

/** While the application itself is on its way; pages show skeletons instead. */
export function LoadingFallback() {
  return (
    <div className="nd-loading" role="status">
      <Logo size={64} />
      <span className="spinner-border text-primary" aria-hidden="true" />
      <span className="visually-hidden">
        <T id="common.loading" />
      </span>
    </div>
  );
}
