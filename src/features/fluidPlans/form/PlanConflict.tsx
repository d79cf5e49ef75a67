import { useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FluidPlan, PlanBody } from '@/domain/fluid/plan';
import { T, useT } from '@/shared/i18n/text';
import { partWords, planParts, type PlanPart } from '../planParts';
import { PartText } from '../detail/PlanFacts';
import type { PlanEntries } from './planEntries';
import type { PlanSubject } from './planResolver';
import { useWritten } from './WrittenPreview';

const differs = (part: PlanPart, one: PlanBody, other: PlanBody): boolean =>
  JSON.stringify(one[part]) !== JSON.stringify(other[part]);

/**
 * What two people made of the same plan, part by part, and which of it holds. What only the other one changed is
 * theirs to begin with; what was typed here stays unless it is given up.
 */
export function PlanConflict({
  form,
  subject,
  before,
  newer,
  onSettled,
}: {
  form: UseFormReturn<PlanEntries>;
  subject: PlanSubject;
  /** The version that was changed. */
  before: FluidPlan;
  newer: FluidPlan;
  onSettled: (taken: ReadonlySet<PlanPart>) => void;
}) {
  const t = useT();
  const group = useId();
  // What cannot be read at the moment is shown as it was sent, and kept as it stands.
  const written = useWritten(form, subject);
  const [sent] = useState(written ?? before);
  const mine = written ?? sent;
  const parts = planParts.filter((part) => differs(part, mine, newer));
  const [chosen, setChosen] = useState<Partial<Record<PlanPart, boolean>>>({});
  const takes = (part: PlanPart) => chosen[part] ?? !differs(part, mine, before);
  return (
    <>
      {parts.length === 0 && (
        <p>
          <T id="record.bothSame" />
        </p>
      )}
      {parts.map((part) => (
        <fieldset key={part} className="nd-versions">
          <legend>{t(partWords[part])}</legend>
          {([false, true] as const).map((isTheirs) => (
            <div key={String(isTheirs)} className="nd-version form-check">
              <input
                type="radio"
                id={`${group}-${part}-${String(isTheirs)}`}
                className="form-check-input"
                name={`${group}-${part}`}
                checked={takes(part) === isTheirs}
                onChange={() => setChosen((now) => ({ ...now, [part]: isTheirs }))}
              />
              <label className="form-check-label" htmlFor={`${group}-${part}-${String(isTheirs)}`}>
                <span className="small d-block text-body-secondary">
                  {t(isTheirs ? 'fluidPlans.theirs' : 'fluidPlans.mine')}
                </span>{' '}
                <PartText part={part} plan={isTheirs ? newer : mine} />
              </label>
            </div>
          ))}
        </fieldset>
      ))}
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => onSettled(new Set(planParts.filter((part) => !parts.includes(part) || takes(part))))}
      >
        <T id="fluidPlans.goOn" />
      </button>
    </>
  );
}
