import X from 'lucide-react/icons/x';
import { useMemo, useState } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { fullName } from '@/domain/patients/patient';
import { lookedThrough } from '@/domain/worklist/worklist';
import { summaries } from '@/features/patients/slice';
import { fieldId, useErrorText } from '@/shared/forms/fieldTypes';
import { T, useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { Combobox } from '@/shared/ui/suggest/Combobox';
import { hasText, matchGroup } from '@/shared/ui/suggest/match';
import type { RuleEntries } from './ruleEntries';

const OFFERED = 6;

/** The patients that a rule is for: found by name or number, listed, and taken off the list again. */
export function PatientsField({ form: { control } }: { form: UseFormReturn<RuleEntries> }) {
  const t = useT();
  const { field, fieldState } = useController({ control, name: 'appliesTo.patients' });
  const errorText = useErrorText()(fieldState.error, undefined);
  const { rows } = useEntities(summaries);
  const [text, setText] = useState('');
  const known = useMemo(
    () =>
      rows.map((row) => ({
        id: row.id,
        title: fullName(row),
        keywords: row.patientId,
        unseen: lookedThrough(row),
      })),
    [rows],
  );
  const names = useMemo(() => new Map(known.map(({ id, title }) => [id, title])), [known]);
  const chosen = field.value;
  const rest = known.filter(({ id }) => !chosen.includes(id));
  const isOpen = hasText(text);
  const groups = isOpen ? [matchGroup({ id: 'patients', limit: OFFERED, items: rest }, text)] : [];
  const nameOf = (id: string) => names.get(id) ?? t('alerts.unknownPatient');
  return (
    <fieldset id={fieldId('appliesTo.patients')} className="mb-3" tabIndex={-1}>
      <legend className="form-label fs-6">
        <T id="alertRules.scopePatient" />
      </legend>
      <Combobox
        label={t('alertRules.findPatient')}
        placeholder={t('alertRules.findPatientHint')}
        text={text}
        onText={setText}
        groups={groups}
        isOpen={isOpen}
        onChoose={({ id }) => {
          field.onChange([...chosen, id]);
          setText('');
        }}
        onLeave={() => setText('')}
        renderItem={({ title, keywords }) => (
          <>
            <bdi>{title}</bdi> <span className="text-body-secondary">{keywords}</span>
          </>
        )}
      />
      <ul className="list-unstyled d-flex flex-wrap gap-2 mt-2 mb-0">
        {chosen.map((id) => (
          <li key={id}>
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              aria-label={t('alertRules.removePatient', { name: nameOf(id) })}
              onClick={(event) => {
                // The button goes with its name: focus stays in the field.
                event.currentTarget.closest('fieldset')?.focus();
                field.onChange(chosen.filter((one) => one !== id));
              }}
            >
              <bdi>{nameOf(id)}</bdi> <Icon of={X} size={16} />
            </button>
          </li>
        ))}
      </ul>
      {errorText !== undefined && <div className="nd-field-error">{errorText}</div>}
    </fieldset>
  );
}
