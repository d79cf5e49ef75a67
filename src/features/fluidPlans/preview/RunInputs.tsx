import type { RunInput } from '@/domain/fluid/assignment';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { useVariableWords } from '@/shared/fluid/variableWords';

/** The values that a formula was calculated with, and where each came from. */
export function RunInputs({ inputs }: { inputs: readonly RunInput[] }) {
  const t = useT();
  const formats = useFormats();
  const words = useVariableWords();
  if (inputs.length === 0) return null;
  const origin = ({ name, from, day }: RunInput): string => {
    if (from === 'reading' && day !== undefined)
      return t('fluidPlans.fromReadingOf', { day: formats.day(day) });
    if (from === 'profile' && name === 'weight')
      return day === undefined
        ? t('fluidPlans.fromProfileUndated')
        : t('fluidPlans.fromProfileOf', { day: formats.day(day) });
    return t(`fluidPlans.from_${from}`);
  };
  return (
    <>
      <h4 className="h6">
        <T id="fluidPlans.inputs" />
      </h4>
      <dl className="nd-definitions mb-3">
        {inputs.map((input) => (
          <div key={input.name}>
            <dt>{words.name(input.name)}</dt>
            <dd>
              {words.value(input.name, input.value)}{' '}
              <span className="d-block small text-body-secondary">{origin(input)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
