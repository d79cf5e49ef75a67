import { useNavigate } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { PageHeader } from '@/shared/ui/PageHeader';
import { RuleForm } from './RuleForm';

/** A new rule. It begins as a draft and raises nothing until somebody activates it. */
export default function NewRulePage() {
  const t = useT();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t('app.newAlertRule')} lead={<T id="alertRules.newLead" />} />
      <RuleForm
        rule={null}
        usualName={undefined}
        onSaved={(id) => void navigate(`/alerts/rules/${encodeURIComponent(id)}`)}
      />
    </>
  );
}
