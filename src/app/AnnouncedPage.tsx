import Hourglass from 'lucide-react/icons/hourglass';
import { useLocation } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { pageAt, titleFor } from './deriveTrail';
import { WayOn } from './WayOn';

/** Stands in for an area that the specification names and that is not built yet, and says what it will hold. */
export default function AnnouncedPage() {
  const t = useT();
  const { pathname } = useLocation();
  const lead = pageAt(pathname)?.lead;
  return (
    <>
      <PageHeader title={t(titleFor(pathname))} />
      <EmptyState
        icon={Hourglass}
        title={<T id="app.announced" />}
        text={lead && <T id={lead} />}
        action={<WayOn />}
      />
    </>
  );
}
