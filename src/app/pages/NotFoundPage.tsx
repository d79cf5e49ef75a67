import { T, useT } from '@/shared/i18n/text';
import { PageHeader } from '@/shared/ui/PageHeader';
import { NextPageLinks } from './NextPageLinks';

export default function NotFoundPage() {
  const t = useT();
  return (
    <div>
      <PageHeader title={t('app.notFound')} lead={<T id="app.notFoundLead" />} />
      <NextPageLinks />
    </div>
  );
}
