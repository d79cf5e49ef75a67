import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { ruleRecipients } from '@/domain/rules/alertRule';
import { CheckListField } from '@/shared/forms/CheckListField';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import type { RuleEntries } from './ruleEntries';
import { recipientWord } from '../ruleWords';

const MOST_STEPS = 5;

/** Who is told of an alert, and who next where nobody takes it over. */
export function RecipientFields({ form }: { form: UseFormReturn<RuleEntries> }) {
  const t = useT();
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'escalation' });
  const recipients = ruleRecipients.map((value) => ({ value, label: t(recipientWord[value]) }));
  return (
    <>
      <CheckListField
        control={control}
        name="notify"
        label={t('alertRules.notify')}
        hint={t('alertRules.notifyHint')}
        options={recipients}
      />
      <fieldset>
        <legend className="form-label fs-6" tabIndex={-1}>
          <T id="alertRules.escalation" />
        </legend>
        {fields.map((field, place) => (
          <div key={field.id} className="nd-form-row">
            <NumberField
              control={control}
              name={`escalation.${place}.afterHours`}
              label={t('alertRules.escalationAfter')}
              unitLabel={t('alertRules.unitHours')}
              decimals={0}
              required
            />
            <SelectField
              control={control}
              name={`escalation.${place}.to`}
              label={t('alertRules.escalationTo')}
              options={recipients}
            />
            <button
              type="button"
              className="btn btn-outline-secondary"
              aria-label={t('alertRules.removeStep', { number: place + 1 })}
              onClick={(event) => {
                event.currentTarget.closest('fieldset')?.querySelector('legend')?.focus();
                remove(place);
              }}
            >
              <Icon of={Trash2} />
            </button>
          </div>
        ))}
        {fields.length < MOST_STEPS && (
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() =>
              append(
                { afterHours: null, to: 'referent' },
                { focusName: `escalation.${fields.length}.afterHours` },
              )
            }
          >
            <Icon of={Plus} /> <T id="alertRules.addStep" />
          </button>
        )}
      </fieldset>
    </>
  );
}
