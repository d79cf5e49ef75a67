import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { kidneyLimits, EGFR_HOLDS_DAYS } from '@/domain/prescribing/kidneyLimits';
import { REASON_MAX } from '@/domain/prescribing/warningAnswer';
import type { PrescribingWarning } from '@/domain/prescribing/warnings';
import type { MessageId } from '@/locales';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { useFormats, type Formats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { labNumber } from '@/shared/i18n/wording/labNumber';

type Words = (id: MessageId, values?: Record<string, string | number>) => string;

function kidneyText(
  { ingredient, limit, standing }: Extract<PrescribingWarning, { kind: 'kidney' | 'kidneyUnknown' }>,
  t: Words,
  formats: Formats,
): string {
  if (!('egfr' in standing) && standing.kind !== 'above')
    return t(`prescribing.${standing.kind}`, { ingredient, limit });
  if (!('egfr' in standing)) return t('prescribing.missing', { ingredient, limit });
  const { at, value, comparator } = standing.egfr;
  const values = {
    ingredient,
    limit,
    day: formats.day(new Date(at).toISOString()),
    value: labNumber(value, comparator, { decimals: 0 }, formats),
    days: EGFR_HOLDS_DAYS,
  };
  return t(`prescribing.${standing.kind}`, values);
}

/** What a warning says, and where it comes from. */
function warningText(
  warning: PrescribingWarning,
  t: Words,
  formats: Formats,
): { text: string; source: string } {
  const { about, ingredient } = warning;
  switch (warning.kind) {
    case 'elsewhere':
      return {
        text: t('prescribing.elsewhere', { about, ingredient }),
        source: t('prescribing.sourceElsewhere'),
      };
    case 'kidney':
    case 'kidneyUnknown':
      return { text: kidneyText(warning, t, formats), source: kidneyLimits[warning.rule].source };
    case 'allergy':
    case 'crossAllergy': {
      const source = t('prescribing.sourceRecord');
      if (warning.drugClass === null)
        return { text: t('prescribing.sameSubstance', { about, ingredient }), source };
      const drugClass = t(`prescribing.class_${warning.drugClass}`);
      const id = warning.kind === 'allergy' ? 'prescribing.sameClass' : 'prescribing.crossClass';
      return { text: t(id, { about, ingredient, drugClass }), source };
    }
  }
}

/** What speaks against giving a medicine, each with its source, and the reason for giving it all the same. */
export function WarningFields<Form extends FieldValues, Sent = Form>({
  control,
  name,
  warnings,
}: {
  control: Control<Form, unknown, Sent>;
  name: FieldPath<Form>;
  warnings: readonly PrescribingWarning[];
}) {
  const t = useT();
  const formats = useFormats();
  return (
    <>
      <div role="status">
        {warnings.length > 0 && (
          <div className="alert alert-danger">
            <h3 className="h6">
              <T id="prescribing.title" values={{ count: warnings.length }} />
            </h3>
            <ul className="mb-0">
              {warnings.map((warning) => {
                const { text, source } = warningText(warning, t, formats);
                return (
                  <li key={`${warning.kind} ${warning.about}`}>
                    {text}{' '}
                    <span className="small">
                      <T id="prescribing.source" values={{ source }} />
                    </span>
                  </li>
                );
              })}
            </ul>
          </div>
        )}
      </div>
      {warnings.length > 0 && (
        <TextAreaField
          control={control}
          name={name}
          label={t('prescribing.reason')}
          required
          rows={2}
          maxLength={REASON_MAX}
        />
      )}
    </>
  );
}
