import type { DayRun, FluidAssignment } from '@/domain/fluid/assignment';
import { T, useT } from '@/shared/i18n/text';
import { FormulasText } from '../FormulaText';
import { useRecordWords, type RecordWords } from './useRecordWords';

type Said = ReturnType<typeof useT>;

/** How a day total came about, step by step. */
function stepsOf(
  { rawMl, upperRawMl, clamped, target, aimMl }: DayRun,
  { body, override }: Pick<FluidAssignment, 'body' | 'override'>,
  isOverride: boolean,
  t: Said,
  { volume, target: targetText }: RecordWords,
): string[] {
  const steps: string[] = [];
  if (isOverride && override) steps.push(t('fluidRecord.byOverride', { ml: volume(rawMl) }));
  else if (upperRawMl === undefined) steps.push(t('fluidRecord.gave', { ml: volume(rawMl) }));
  else steps.push(t('fluidRecord.gaveRange', { low: volume(rawMl), high: volume(upperRawMl) }));
  const { clampMinMl, clampMaxMl, stepMl, direction } = body;
  if (clamped === 'min' && clampMinMl !== undefined)
    steps.push(t('fluidRecord.clampMin', { ml: volume(clampMinMl) }));
  if (clamped === 'max' && clampMaxMl !== undefined)
    steps.push(t('fluidRecord.clampMax', { ml: volume(clampMaxMl) }));
  const step = volume(stepMl);
  const kept = clamped === 'min' ? clampMinMl : clamped === 'max' ? clampMaxMl : rawMl;
  if (direction === 'range') {
    const isRounded = target.direction === 'range' && (target.minMl !== rawMl || target.maxMl !== upperRawMl);
    if (isRounded && !isOverride) steps.push(t('fluidRecord.roundedIn', { step, ml: targetText(target) }));
  } else if (kept !== aimMl && !isOverride)
    steps.push(
      t(direction === 'maximum' ? 'fluidRecord.roundedDown' : 'fluidRecord.roundedUp', {
        step,
        ml: volume(aimMl),
      }),
    );
  return steps;
}

/**
 * Why a day asks for what it asks.
 * @param isOverride whether the total was set for the patient instead of the formula: never of days with dialysis
 */
export function TotalSteps({
  day,
  assignment,
  isOverride,
  isDialysis = false,
}: {
  day: DayRun;
  assignment: Pick<FluidAssignment, 'body' | 'override'>;
  isOverride: boolean;
  isDialysis?: boolean;
}) {
  const t = useT();
  const words = useRecordWords();
  const { body } = assignment;
  const upper = (isDialysis ? body.dialysisDay : body)?.upperFormula;
  return (
    <>
      {!isOverride && (
        <div className="mb-1">
          <span className="text-body-secondary">
            <T id="fluidRecord.byFormula" />
          </span>{' '}
          <FormulasText
            formula={day.formula}
            upper={body.direction === 'range' ? upper : undefined}
            plan={body}
          />
        </div>
      )}
      <ol className="nd-fluid-steps">
        {stepsOf(day, assignment, isOverride, t, words).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
