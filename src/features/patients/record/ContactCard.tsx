import type { ReactNode } from 'react';
import type { Patient } from '@/domain/patients/patient';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { TitledCard } from '@/shared/ui/TitledCard';

const phone = (text: string) => (
  <a className="d-inline-block py-1" href={`tel:${text.replace(/[^\d+]/g, '')}`}>
    <bdi dir="ltr">{text}</bdi>
  </a>
);

/** How to reach the patient, their daily life and who is beside them, and the body and daily rhythm that other figures depend on. */
export function ContactCard({ patient }: { patient: Patient }) {
  const t = useT();
  const { amount } = useWording();
  const address = [
    patient.addressLine1,
    patient.addressLine2,
    [patient.pinCode, patient.city].filter(Boolean).join(' '),
    patient.country,
  ].filter((line): line is string => line !== undefined && line !== '');
  const facts: [label: string, value: ReactNode][] = [
    [t('patient.mobile'), patient.mobile && phone(patient.mobile)],
    [t('patient.phone'), patient.phone && phone(patient.phone)],
    [t('patient.address'), address.length > 0 && <bdi key="address">{address.join(', ')}</bdi>],
    [t('patient.height'), patient.height !== undefined && amount(patient.height, 'length')],
    [t('patient.weightOnFile'), patient.weight !== undefined && amount(patient.weight, 'weight')],
    [t('audit.fieldProfession'), patient.profession && <bdi key="profession">{patient.profession}</bdi>],
    [t('registration.workPlace'), patient.workPlace && <bdi key="work">{patient.workPlace}</bdi>],
    [
      t('registration.companion'),
      patient.therapeuticCompanian && <bdi key="companion">{patient.therapeuticCompanian}</bdi>,
    ],
    [t('patient.wakeUpTime'), patient.wakeUpTime],
    [t('patient.sleepTime'), patient.sleepTime],
    [t('patient.timeZone'), <bdi key="zone">{patient.ext.timeZone}</bdi>],
  ];
  return (
    <TitledCard title={t('patient.person')}>
      <dl className="nd-definitions">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <T id="patient.notGiven" />}</dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  );
}
