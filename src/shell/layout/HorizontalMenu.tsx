import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useSelector } from 'react-redux';
import { useT } from '@/shared/i18n/text';
import type { MenuNode } from '@/shared/navigation/types';
import { FailureLine } from '@/shared/ui/FailureLine';
import type { Settings } from '../settings/lookSettings';
import { selectSettings } from '../themeSlice';

const entries = () => lazy(async () => ({ default: (await import('../menubar/BarEntries')).BarEntries }));
const fetched = { Entries: entries() };

function Missing({ resetErrorBoundary }: FallbackProps) {
  return (
    <FailureLine message="layout.menuMissing" onRetry={resetErrorBoundary} className="nd-menubar-missing" />
  );
}

/**
 * The horizontal menu (specification 2.3). Its bar is rendered at once; the entries are loaded only in this layout, and
 * loaded again after a failure.
 */
export function HorizontalMenu({ menu, type }: { menu: readonly MenuNode[]; type: Settings['navbarType'] }) {
  const t = useT();
  const { menuTheme } = useSelector(selectSettings);
  const [Entries, setEntries] = useState(() => fetched.Entries);
  const retry = () => {
    fetched.Entries = entries();
    setEntries(() => fetched.Entries);
  };
  return (
    <nav className="nd-menubar" aria-label={t('shell.mainMenu')} data-type={type} data-menu={menuTheme}>
      <ErrorBoundary FallbackComponent={Missing} onReset={retry}>
        <Suspense fallback={null}>
          <Entries menu={menu} />
        </Suspense>
      </ErrorBoundary>
    </nav>
  );
}
