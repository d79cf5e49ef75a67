import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useFieldArray, type Control } from 'react-hook-form';
import { reactionSeverities } from '@/domain/allergies/allergy';
import { SelectField } from '@/shared/forms/SelectField';
import { TextField } from '@/shared/forms/TextField';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import type { AllergyEntries } from './allergyEntries';

/** More reactions than one entry holds. */
const MOST_REACTIONS = 20;

/** What was seen, each with how severe it was. */
export function ReactionFields({ control }: { control: Control<AllergyEntries> }) {
  const t = useT();
  const { fields, append, remove } = useFieldArray({ control, name: 'reactions', keyName: 'key' });
  return (
    <fieldset className="mb-3">
      <legend className="form-label fs-6">
        <T id="allergies.reactions" />
      </legend>
      {fields.map(({ key }, place) => (
        <div key={key} className="nd-allergy-reaction">
          <TextField
            control={control}
            name={`reactions.${place}.text`}
            label={t('allergies.reaction')}
            hint={t('allergies.reactionHint')}
            required
            maxLength={500}
          />
          <SelectField
            control={control}
            name={`reactions.${place}.severity`}
            label={t('allergies.reactionSeverity')}
            options={[
              { value: '', label: t('conditions.notGiven') },
              ...reactionSeverities.map((value) => ({ value, label: t(`conditions.severity_${value}`) })),
            ]}
          />
          <button
            type="button"
            className="btn btn-outline-danger"
            aria-label={t('allergies.removeReaction', { number: place + 1 })}
            onClick={() => remove(place)}
          >
            <Icon of={Trash2} />
          </button>
        </div>
      ))}
      {fields.length < MOST_REACTIONS && (
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => append({ text: '', severity: '' }, { focusName: `reactions.${fields.length}.text` })}
        >
          <Icon of={Plus} size={16} /> <T id="allergies.addReaction" />
        </button>
      )}
    </fieldset>
  );
}
