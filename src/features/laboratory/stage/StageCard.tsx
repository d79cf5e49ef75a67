import { useMemo } from 'react';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import { egfrValues } from '@/domain/laboratory/egfr';
import { isOnDialysis } from '@/domain/patients/openFacts';
import { aStages, gStages, kdigoRiskOf, type AStage, type GStage } from '@/domain/laboratory/kdigo';
import { kidneyStages, type StageKnown } from '@/domain/laboratory/kidneyStage';
import type { LabResult } from '@/domain/laboratory/labResult';
import { RAPID_DECLINE_PER_YEAR, recentSlope, SLOPE_YEARS } from '@/domain/laboratory/slope';
import type { Patient } from '@/domain/patients/patient';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import { riskWord } from '../labWords';

/** The heat map of both stages, with the cell that two values confirmed. */
function RiskMap({ g, a }: { g: GStage | null; a: AStage | null }) {
  const t = useT();
  return (
    <table className="nd-kdigo">
      <caption className="caption-top">
        <T id="laboratory.mapCaption" />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <T id="laboratory.gfrStage" />
          </th>
          {aStages.map((stage) => (
            <th key={stage} scope="col">
              <span dir="ltr">{stage}</span>
              <small>{t(`laboratory.range_${stage}`)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {gStages.map((row) => (
          <tr key={row}>
            <th scope="row">
              <span dir="ltr">{row}</span>
              <small>{t(`laboratory.range_${row}`)}</small>
            </th>
            {aStages.map((column) => {
              const risk = kdigoRiskOf(row, column);
              const isHere = row === g && column === a;
              return (
                <td
                  key={column}
                  className={`nd-risk-${risk}${isHere ? ' nd-kdigo-here' : ''}`}
                  aria-current={isHere || undefined}
                >
                  {t(riskWord[risk])}
                  {isHere && (
                    <small>
                      <T id="laboratory.here" />
                    </small>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is confirmed, and what the newest value says where it says otherwise. */
function StageText({
  known,
  none,
  zone,
}: {
  known: StageKnown<GStage | AStage> | null;
  none: 'laboratory.noGfr' | 'laboratory.noRatio';
  zone: string;
}) {
  const t = useT();
  const { day } = useFormats();
  if (!known) return <T id={none} />;
  const { confirmed, newest } = known;
  const said = { stage: newest.stage, day: day(calendarDayOf(newest.at, zone)) };
  if (confirmed === newest.stage) return t('laboratory.stageConfirmed', said);
  const from = day(calendarDayOf(newest.confirmableFrom, zone));
  return confirmed === null
    ? t('laboratory.stageUnconfirmed', { ...said, from })
    : t('laboratory.stageMoving', { ...said, from, confirmed });
}

/** How eGFR runs, in words with its interval; a rapid decline stands out. */
function SlopeText({ values, now }: { values: ReturnType<typeof egfrValues>; now: number }) {
  const t = useT();
  const { number } = useFormats();
  const slope = recentSlope(values, now);
  if (!slope) return <T id="laboratory.slopeNone" values={{ years: SLOPE_YEARS }} />;
  const { perYear, low, high, values: count } = slope;
  return (
    <>
      {t('laboratory.slope', {
        perYear: number(perYear, 1),
        low: number(low, 1),
        high: number(high, 1),
        count,
        years: SLOPE_YEARS,
      })}{' '}
      {perYear < RAPID_DECLINE_PER_YEAR && (
        <strong className="nd-lab-rapid">
          <T id="laboratory.rapid" />
        </strong>
      )}
    </>
  );
}

/** Stages of chronic kidney disease from all results, and the course of eGFR (KDIGO 2024). */
export function StageCard({
  patient,
  results,
  now,
}: {
  patient: Patient;
  results: readonly LabResult[];
  now: number;
}) {
  const t = useT();
  const values = useMemo(() => egfrValues(results, patient), [results, patient]);
  const { g, a } = useMemo(() => kidneyStages(results, patient, values), [results, patient, values]);
  const { timeZone } = patient.ext;
  return (
    <TitledCard title={t('laboratory.stageTitle')}>
      {isOnDialysis(patient) ? (
        <p className="mb-0">
          <T id="laboratory.onDialysis" />
        </p>
      ) : (
        <div className="nd-stage">
          <dl className="nd-stage-facts">
            <dt>
              <T id="laboratory.gfrStage" />
            </dt>
            <dd>
              <StageText known={g} none="laboratory.noGfr" zone={timeZone} />
            </dd>
            <dt>
              <T id="laboratory.ratioStage" />
            </dt>
            <dd>
              <StageText known={a} none="laboratory.noRatio" zone={timeZone} />
            </dd>
            <dt>
              <T id="laboratory.slopeTitle" />
            </dt>
            <dd>
              <SlopeText values={values} now={now} />
            </dd>
          </dl>
          <RiskMap g={g?.confirmed ?? null} a={a?.confirmed ?? null} />
        </div>
      )}
    </TitledCard>
  );
}
