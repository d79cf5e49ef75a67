import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { MOST_SLOTS } from '@/domain/fluid/plan';
import type { Units } from '@/domain/readings/units';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextField } from '@/shared/forms/TextField';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import type { PlanEntries } from './planEntries';
import { usePlanField } from './usePlanField';

const ways = ['count', 'times'] as const;

/** When it is drunk: a number of slots over the time awake, or at fixed times. */
export function SlotFields({ form, units }: { form: UseFormReturn<PlanEntries>; units: Units }) {
  const t = useT();
  const { control } = form;
  const field = usePlanField(form, units);
  const by = useWatch({ control, name: 'fluidSlot.by' });
  return (
    <>
      <div className="nd-form-row">
        <SelectField
          control={control}
          name="fluidSlot.by"
          label={t('fluidPlans.slots')}
          options={ways.map((value) => ({
            value,
            label: t(value === 'count' ? 'fluidPlans.byCount' : 'fluidPlans.byTimes'),
          }))}
        />
        {by === 'count' && (
          <>
            <NumberField {...field.number('fluidSlot.count')} label={t('fluidPlans.slotCount')} required />
            <NumberField
              {...field.number('quietHours', 1)}
              label={t('fluidPlans.quietHours')}
              hint={t('fluidPlans.quietHint')}
              unit="h"
              required
            />
          </>
        )}
      </div>
      {by === 'times' && <FixedTimes form={form} />}
    </>
  );
}

function FixedTimes({ form }: { form: UseFormReturn<PlanEntries> }) {
  const t = useT();
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'fluidSlot.slots' });
  return (
    <>
      {fields.map(({ id }, place) => (
        <fieldset key={id} className="nd-slot">
          <legend className="visually-hidden">
            <T id="fluidPlans.slotNumber" values={{ number: place + 1 }} />
          </legend>
          <div className="nd-form-row">
            <TextField
              control={control}
              name={`fluidSlot.slots.${place}.start`}
              label={t('fluidPlans.from')}
              type="time"
              required
            />
            <TextField
              control={control}
              name={`fluidSlot.slots.${place}.end`}
              label={t('fluidPlans.to')}
              type="time"
              required
            />
            <TextField
              control={control}
              name={`fluidSlot.slots.${place}.label`}
              label={t('fluidPlans.slotLabel')}
              maxLength={40}
            />
            {fields.length > 1 && (
              <button
                type="button"
                className="btn btn-outline-secondary"
                aria-label={t('fluidPlans.removeSlot', { number: place + 1 })}
                onClick={() => {
                  remove(place);
                  form.setFocus('fluidSlot.by');
                }}
              >
                <Icon of={Trash2} />
              </button>
            )}
          </div>
        </fieldset>
      ))}
      {fields.length < MOST_SLOTS && (
        <button
          type="button"
          className="btn btn-outline-primary mb-3"
          onClick={() =>
            append({ label: '', start: '', end: '' }, { focusName: `fluidSlot.slots.${fields.length}.start` })
          }
        >
          <Icon of={Plus} /> <T id="fluidPlans.addSlot" />
        </button>
      )}
    </>
  );
}
