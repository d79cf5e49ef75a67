import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { targetOn } from '@/domain/fluid/days/askedDays';
import type { FluidTarget, Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { patientDay } from '@/domain/patientDay';
import { summedMeasures, type Measure } from '@/domain/readings/measure';
import { liesAhead } from '@/domain/readings/plausibility';
import { clockOf } from '@/domain/rules/alertLimits';
import { courseLimits, drawnCourse, vitalsOf, type Vital } from '@/domain/worklist/vitals';
import { useFormats } from '@/shared/i18n/format';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T, useT } from '@/shared/i18n/text';
import { useFluidTargetText } from '@/shared/i18n/wording/fluidTargetWording';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { useWording } from '@/shared/i18n/wording/wording';
import { useNow } from '@/shared/store/clock';
import { Ring } from '@/shared/ui/patient/Ring';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { Spark } from '@/shared/ui/patient/Spark';
import { sparkSpan } from '@/shared/ui/patient/sparkSpan';
import { usePace } from '../usePace';
import { levelOf } from '@/domain/alerts/severity';

/** The newest value of each measure: how urgent, how old, and the course of two weeks. Each leads to its chart. */
export function VitalTiles({ patient, summary }: { patient: Patient; summary: PatientSummary }) {
  const t = useT();
  const words = useWording();
  const fluidTarget = useFluidTargetText();
  const moment = useNow();
  const today = patientDay(moment, clockOf(patient));
  const vitals = vitalsOf(summary, today);
  const asked = targetOn({ fluidTarget: patient.ext.fluidTarget, fluidAsked: summary.fluidAsked }, today);
  const { dryWeight } = patient.ext;
  const limitsOf = (measure: Measure): readonly number[] =>
    measure === 'weight' && dryWeight !== undefined
      ? [dryWeight]
      : courseLimits({ ...summary, fluidTarget: patient.ext.fluidTarget }, measure, today);
  const aims: Partial<Record<Measure, string | null | undefined>> = {
    weight:
      dryWeight === undefined
        ? undefined
        : t('patient.dryWeightOf', { weight: words.amount(dryWeight, 'weight') }),
    water: asked && fluidTarget(asked),
  };
  return (
    <section aria-label={t('patient.latest')}>
      <ul className="nd-vitals">
        {vitals.map((vital) => {
          // A day without a drink is unknown, not zero.
          const drunk = vital.measure === 'water' ? (vital.course.at(-1) ?? null) : null;
          return (
            <li key={vital.measure}>
              <VitalTile
                vital={vital}
                asked={aims[vital.measure] ?? null}
                patient={patient}
                limits={limitsOf(vital.measure)}
                ring={
                  asked &&
                  drunk !== null && <FluidRing drunk={drunk} target={asked} summary={summary} today={today} />
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/**
 * What was drunk today of what the plan asks for, of its lower end where it is to be reached, else of its upper one; and how
 * much of it is expected by now.
 */
function FluidRing({
  drunk,
  target,
  summary,
  today,
}: {
  drunk: number;
  target: FluidTarget;
  summary: PatientSummary;
  today: string;
}) {
  const t = useT();
  const words = useWording();
  const fluidTarget = useFluidTargetText();
  const pace = usePace(summary, today, drunk);
  const whole: number | undefined = target.direction === 'minimum' ? target.minMl : target.maxMl;
  const said = { drunk: words.amount(drunk, 'volume'), target: fluidTarget(target) };
  const label = pace
    ? t('patient.drunkInPace', { ...said, expected: words.amount(pace.expectedMl, 'volume') })
    : t('patient.drunkToday', said);
  // A newer host may aim at something that has neither end.
  if (whole === undefined) return null;
  return <Ring share={drunk / whole} mark={pace ? pace.expectedMl / whole : undefined} label={label} />;
}

/** The figure in large, its unit beside it in small. */
function Figure({ text }: { text: string }) {
  const [figure = text, ...unit] = text.split('\u00a0');
  return (
    <span className="nd-vital-value">
      {figure} <small>{unit.join('\u00a0')}</small>
    </span>
  );
}

function VitalTile({
  vital: { measure, latest, level, course, alert, isAboutLatest },
  asked,
  patient,
  limits,
  ring,
}: {
  vital: Vital;
  /** What the plan asks for, in words. */
  asked: string | null;
  patient: Patient;
  /** The limits or targets drawn across the course, canonical unit. */
  limits: readonly number[];
  /** Beside the figure, where there is one. */
  ring: ReactNode;
}) {
  const t = useT();
  const words = useWording();
  const formats = useFormats();
  const times = usePatientTimes(patient.ext.timeZone);
  const moment = useNow();
  const drawn = drawnCourse(measure, course);
  const present = drawn.filter((value) => value !== null);
  const valueOf = (value: number) => words.value(measure, { value });
  const label = t('patient.course', {
    days: present.length,
    low: valueOf(Math.min(...present)),
    high: valueOf(Math.max(...present)),
  });
  const ago = latest && formats.ago(latest.at, moment);
  const age = ago && summedMeasures.includes(measure) ? t('patient.dayTotal', { ago }) : ago;
  const target = measure === 'bloodPressure' ? patient.ext.pressureTarget : undefined;
  return (
    <Link
      to={`telemonitoring?measure=${measure}`}
      className={`card nd-vital${alert ? ` nd-vital-${levelOf(alert.severity)}` : ''}${isAboutLatest ? ' nd-vital-beyond' : ''}`}
    >
      <span className="nd-vital-name">
        <T id={measureWord[measure]} />
      </span>
      {level ? (
        <span className="nd-vital-figure">
          <Figure text={words.value(measure, level)} />
          {ring}
        </span>
      ) : (
        <span className="nd-vital-none">
          <T id="common.noData" />
        </span>
      )}
      {asked && <span className="nd-vital-asked">{asked}</span>}
      {present.length > 0 && (
        <Spark
          values={drawn}
          leastSpan={sparkSpan[measure]}
          label={label}
          band={target && { low: target.systolicMin, high: target.systolicMax }}
          limits={limits}
          width={132}
          height={32}
        />
      )}
      <span className="nd-vital-foot">
        {latest && (
          <time className="nd-vital-age" dateTime={latest.at} title={times.moment(latest.at)}>
            {liesAhead(latest.at, moment) ? <T id="readings.ahead" /> : age}
          </time>
        )}
        {alert && <SeverityBadge severity={alert.severity} />}
      </span>
    </Link>
  );
}
