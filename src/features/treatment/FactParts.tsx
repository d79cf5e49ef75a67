import type { ReactNode } from 'react';
import { fullName, teamRoles, type Patient } from '@/domain/patient';
import type { FluidTreatment } from '@/domain/treatment';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording';

function Facts({ facts }: { facts: readonly [label: string, value: ReactNode][] }) {
  return (
    <dl className="nd-sheet-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <T id="treatment.noTarget" />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What today's amount is, as far as one is set. */
export function FluidAim({ fluid }: { fluid: FluidTreatment | null }) {
  const { amount } = useWording();
  const target =
    fluid?.kind === 'plan' ? fluid.run.day.target : fluid?.kind === 'target' ? fluid.target : undefined;
  switch (target?.direction) {
    case undefined:
      return <T id="treatment.noTarget" />;
    case 'minimum':
      return <T id="patient.fluidMinimum" values={{ min: amount(target.minMl, 'volume') }} />;
    case 'maximum':
      return <T id="patient.fluidMaximum" values={{ max: amount(target.maxMl, 'volume') }} />;
    case 'range':
      return (
        <T
          id="patient.fluidRange"
          values={{ min: amount(target.minMl, 'volume'), max: amount(target.maxMl, 'volume') }}
        />
      );
  }
}

/** What is aimed at: blood pressure, weight after dialysis, fluid. */
export function TargetsText({ patient, fluid }: { patient: Patient; fluid: ReactNode }) {
  const t = useT();
  const { number } = useFormats();
  const { amount } = useWording();
  const { pressureTarget: band, dryWeight, dialysisMode } = patient.ext;
  const facts: [string, ReactNode][] = [
    [
      t('common.bloodPressure'),
      band && (
        <T
          key="band"
          id="treatment.pressureBand"
          values={{
            systolicMin: number(band.systolicMin),
            systolicMax: number(band.systolicMax),
            diastolicMin: number(band.diastolicMin),
            diastolicMax: number(band.diastolicMax),
          }}
        />
      ),
    ],
    [t('treatment.drinking'), fluid],
  ];
  // Nobody who is not dialysed has a dry weight.
  if (dryWeight !== undefined || dialysisMode !== 'none')
    facts.push([t('treatment.dryWeight'), dryWeight === undefined ? undefined : amount(dryWeight, 'weight')]);
  return <Facts facts={facts} />;
}

/** Whom the patient can call. */
export function ContactsText({ patient: { medicalTeam, referent } }: { patient: Patient }) {
  const t = useT();
  const facts: [string, ReactNode][] = teamRoles.flatMap((role) => {
    const member = medicalTeam[role];
    if (!member) return [];
    return [
      [
        t(`patient.${role}`),
        <span key={role}>
          <bdi>{fullName(member)}</bdi>,{' '}
          {member.mobile ? (
            <bdi dir="ltr" className="nd-sheet-phone">
              {member.mobile}
            </bdi>
          ) : (
            <T id="treatment.noNumber" />
          )}
        </span>,
      ],
    ];
  });
  if (referent) facts.unshift([t('patient.referent'), <bdi key="referent">{referent}</bdi>]);
  return facts.length === 0 ? <T id="treatment.noContact" /> : <Facts facts={facts} />;
}
