import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isOnDialysis } from '@/domain/patients/openFacts';
import { fullName, type Patient } from '@/domain/patients/patient';
import { rolesInOrder } from '@/domain/patients/team';
import type { FluidTreatment } from '@/domain/patients/treatment';
import type { Overdue } from '@/domain/worklist/overdue';
import { useOwnZone } from '@/shared/i18n/DisplayUnits';
import { useFluidTargetText } from '@/shared/i18n/wording/fluidTargetWording';
import { useFormats } from '@/shared/i18n/format';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { overdueText } from '@/shared/i18n/wording/reasonWording';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';

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

/** The amounts of a day as far as any is set: on dialysis days it may be another one. */
export function FluidAim({ fluid }: { fluid: FluidTreatment | null }) {
  const t = useT();
  const aim = useFluidTargetText();
  if (fluid?.kind === 'target') return aim(fluid.target);
  if (fluid?.kind !== 'plan') return <T id="treatment.noTarget" />;
  const { day, dialysisDay } = fluid.run;
  if (!dialysisDay) return aim(day.target);
  return (
    <>
      {t('treatment.ofDays', { kind: t('treatment.otherDays'), what: aim(day.target) })}
      <br />
      {t('treatment.ofDays', { kind: t('treatment.dialysisDays'), what: aim(dialysisDay.target) })}
    </>
  );
}

/** What is aimed at: blood pressure, weight after dialysis, fluid. */
export function TargetsText({ patient, fluid }: { patient: Patient; fluid: ReactNode }) {
  const t = useT();
  const { number } = useFormats();
  const { amount } = useWording();
  const { pressureTarget: band, dryWeight } = patient.ext;
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
  // Only dialysis patients have a dry weight.
  if (dryWeight !== undefined || isOnDialysis(patient))
    facts.push([t('treatment.dryWeight'), dryWeight === undefined ? undefined : amount(dryWeight, 'weight')]);
  return <Facts facts={facts} />;
}

/** What is to be measured at home how often, and what did not come although it is due. */
export function MeasuringText({
  asked,
  overdue,
}: {
  asked: NonNullable<Patient['ext']['askedReadings']>;
  overdue: readonly Overdue[];
}) {
  const t = useT();
  const intl = useIntl();
  const timeZone = useOwnZone();
  return (
    <ul className="mb-0">
      {asked.map(({ measure, times, per }) => {
        const late = overdue.find((one) => one.measure === measure);
        return (
          <li key={measure}>
            {t(per === 'day' ? 'registration.timesADay' : 'registration.timesAWeek', {
              measure: t(measureWord[measure]),
              times,
            })}
            {late && (
              <strong className="d-block">
                <T id="worklist.reasonOverdue" values={{ measures: overdueText(late, intl, timeZone) }} />
              </strong>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Whom the patient can call, in the order decided for the team. */
export function ContactsText({ patient }: { patient: Patient }) {
  const t = useT();
  const { medicalTeam, referent } = patient;
  const facts: [string, ReactNode][] = rolesInOrder(patient).flatMap((role) => {
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
