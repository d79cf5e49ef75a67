import { useSelector } from 'react-redux';
import { selectRole, selectStatus, selectVia } from '@/session/state';
import { T, useT } from '@/shared/i18n/text';
import { PageHeader } from '@/shared/ui/PageHeader';
import { NextPageLinks } from './NextPageLinks';

/** Does not name the requested page, because its address may name a patient. */
export default function NotAuthorizedPage() {
  const t = useT();
  const role = useSelector(selectRole);
  const signedIn = useSelector(selectStatus) === 'signedIn';
  const isDemonstration = useSelector(selectVia) === 'demonstration';
  const noRoleLead = isDemonstration ? 'demo.waiting' : 'app.noRoleLead';
  const noRole = signedIn && role === null;
  return (
    <div>
      <PageHeader
        title={t('app.notAuthorized')}
        lead={<T id={noRole ? noRoleLead : 'app.notAuthorizedLead'} />}
      />
      <NextPageLinks />
    </div>
  );
}
