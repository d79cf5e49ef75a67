import type { FormulaProblem } from '@/domain/fluid/formula/formulaProblem';
import { T } from '@/shared/i18n/text';

/** A formula with its faulty part marked; where something is missing, a sign stands in its place. */
export function MarkedFormula({
  text,
  problem: { at, length },
}: {
  text: string;
  problem: Pick<FormulaProblem, 'at' | 'length'>;
}) {
  const part = text.slice(at, at + length);
  return (
    <p className="mb-0 text-break">
      <span className="visually-hidden">
        <T id="fluidPlans.faultAt" values={{ place: at + 1 }} />{' '}
      </span>
      <code dir="ltr" className="nd-formula-text">
        {text.slice(0, at)}
        <mark className="nd-fault">{part === '' ? '␣' : part}</mark>
        {text.slice(at + length)}
      </code>
    </p>
  );
}
