import { useWatch, type Control } from 'react-hook-form';
import {
  clinicalStatuses,
  conditionSeverities,
  isOver,
  verifications,
  type Condition,
} from '@/domain/conditions/condition';
import { codeSystemOf, ICD10, isCodeDoubtful, SNOMED } from '@/domain/conditions/conditionCode';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { TextField } from '@/shared/forms/TextField';
import { T, useT } from '@/shared/i18n/text';
import { severityWord, statusWord, systemText, verificationWord } from '../conditionWords';
import type { ConditionEntries } from './conditionEntries';
import { PointFields } from './PointFields';

/** The fields of a condition: what, how it stands, since when and how sure. */
export function ConditionFields({
  control,
  before,
  today,
  born,
}: {
  control: Control<ConditionEntries>;
  before: Condition | null;
  today: string;
  born: string;
}) {
  const t = useT();
  const entries = useWatch({ control });
  const none = { value: '', label: t('conditions.notGiven') };
  const systems = [...new Set([ICD10, SNOMED, before?.code?.system ?? ICD10])];
  const sureness = [
    ...new Set([...verifications.filter((one) => one !== 'entered-in-error'), before?.verification ?? '']),
  ];
  const code = entries.code?.trim() ?? '';
  const isDoubtful = code !== '' && isCodeDoubtful({ system: entries.system ?? '', code });
  const hasEnd =
    isOver(entries.clinicalStatus ?? '') ||
    before?.abatement !== undefined ||
    Boolean(entries.abatement || entries.abatementYear);
  return (
    <>
      <TextField control={control} name="label" label={t('conditions.label')} required maxLength={500} />
      <div className="nd-form-row">
        <SelectField
          control={control}
          name="system"
          label={t('conditions.system')}
          options={systems.map((value) => ({ value, label: systemText(value, t) }))}
        />
        <TextField
          control={control}
          name="code"
          label={t('conditions.code')}
          hint={t(
            codeSystemOf(entries.system ?? '') === 'snomed' ? 'conditions.snomedHint' : 'conditions.icdHint',
          )}
          maxLength={100}
        />
      </div>
      <div role="status">
        {isDoubtful && (
          <p className="alert alert-warning py-2">
            <T id="conditions.codeDoubt" values={{ system: systemText(entries.system ?? '', t) }} />
          </p>
        )}
      </div>
      <div className="nd-form-row">
        <SelectField
          control={control}
          name="clinicalStatus"
          label={t('conditions.status')}
          required
          options={[
            ...(entries.clinicalStatus === '' ? [{ value: '', label: t('conditions.choose') }] : []),
            ...clinicalStatuses
              .filter((one) => one !== 'unknown' || before?.clinicalStatus === 'unknown')
              .map((value) => ({ value, label: t(statusWord[value]) })),
          ]}
        />
        <SelectField
          control={control}
          name="verification"
          label={t('conditions.verification')}
          options={[
            none,
            ...sureness.filter(Boolean).map((value) => {
              const word = verificationWord(value);
              return { value, label: word ? t(word) : value };
            }),
          ]}
        />
        <SelectField
          control={control}
          name="severity"
          label={t('conditions.severity')}
          options={[none, ...conditionSeverities.map((value) => ({ value, label: t(severityWord(value)) }))]}
        />
      </div>
      <PointFields control={control} name="onset" before={before} min={born} max={today} />
      {hasEnd && <PointFields control={control} name="abatement" before={before} min={born} max={today} />}
      <TextAreaField control={control} name="note" label={t('conditions.note')} rows={3} maxLength={2000} />
    </>
  );
}
