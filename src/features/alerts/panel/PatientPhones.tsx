import Phone from 'lucide-react/icons/phone';
import Smartphone from 'lucide-react/icons/smartphone';
import type { Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Telephone } from './Telephone';

/** The numbers by which a patient is called, as links: to call is the first thing that is done about an alert. */
export function PatientPhones({
  patient,
  summary,
}: {
  /** Undefined until it is known. */
  patient: Patient | undefined;
  summary: PatientSummary | undefined;
}) {
  const t = useT();
  const mobile = patient?.mobile ?? summary?.mobile;
  const phone = patient?.phone;
  return (
    <p className="nd-alert-call">
      {mobile && (
        <span>
          <Icon of={Smartphone} label={t('alerts.mobile')} size={18} /> <Telephone to={mobile} />
        </span>
      )}
      {(phone || !mobile) && (
        <span>
          <Icon of={Phone} label={t('alerts.phone')} size={18} />{' '}
          {patient ? <Telephone to={phone} /> : <T id="common.unknown" />}
        </span>
      )}
    </p>
  );
}
