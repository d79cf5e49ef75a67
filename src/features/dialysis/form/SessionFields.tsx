import type { UseFormReturn } from 'react-hook-form';
import { accesses, bloodAccesses, sessionKinds } from '@/domain/dialysis/session';
import type { MessageId } from '@/locales';
import { DateTimeField } from '@/shared/forms/DateTimeField';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { TextField } from '@/shared/forms/TextField';
import { useT } from '@/shared/i18n/text';
import { unitWord } from '@/shared/i18n/wording/amountWording';
import { accessWord, sessionKindWord, sessionStatusWord } from '@/shared/i18n/wording/sessionWording';
import { decimalsIn, type Units } from '@/domain/readings/units';
import { kindIn, type SessionEntries, type SessionField } from './sessionEntries';

/** The fields of a session that its kind and its course have. */
export function SessionFields({
  form: { control, setValue },
  entries,
  labels,
  isStored,
  timeZone,
  units,
  figuresOf,
}: {
  form: UseFormReturn<SessionEntries>;
  entries: SessionEntries;
  labels: Readonly<Record<string, MessageId>>;
  /** A change of one that is stored needs a reason. */
  isStored: boolean;
  timeZone: string;
  units: Units;
  figuresOf: (field: string) => Record<string, number>;
}) {
  const t = useT();
  const isPeritoneal = kindIn(entries) === 'peritoneal';
  const label = (name: SessionField) => t(labels[name] ?? 'dialysis.at');
  const own = (name: SessionField) => ({
    control,
    name,
    label: label(name),
    errorValues: figuresOf(name),
  });
  const weightUnit = t(unitWord[units.weight]);
  const weight = { decimals: decimalsIn(units.weight), unit: weightUnit };
  const whole = (unit?: string) => ({ decimals: 0, ...(unit !== undefined && { unit }) });
  const [ml, mmHg] = [t('dialysis.unitMl'), 'mmHg'];
  const minutes = { decimals: 0, unitLabel: t('dialysis.unitMinutes') };
  const allowed = isPeritoneal ? accesses.filter((one) => one === 'peritonealCatheter') : bloodAccesses;
  return (
    <>
      <div className="nd-form-row">
        <SelectField
          {...own('kind')}
          options={sessionKinds.map((value) => ({ value, label: t(sessionKindWord[value]) }))}
          onChosen={(value) => {
            const isOther = (value === 'peritoneal') !== isPeritoneal;
            if (isOther)
              setValue('access', value === 'peritoneal' ? 'peritonealCatheter' : '', { shouldDirty: true });
          }}
        />
        <DateTimeField {...own('at')} required timeZone={timeZone} />
        <SelectField
          {...own('status')}
          options={(['done', 'cutShort', 'missed'] as const).map((value) => ({
            value,
            label: t(sessionStatusWord[value]),
          }))}
        />
      </div>
      {entries.status !== 'done' && <TextField {...own('cause')} required maxLength={500} />}
      {entries.status !== 'missed' && (
        <>
          <div className="nd-form-row">
            <NumberField {...own('weightBefore')} {...weight} />
            <NumberField {...own('weightAfter')} {...weight} />
          </div>
          {isPeritoneal ? (
            <>
              <div className="nd-form-row">
                <NumberField {...own('fillMl')} {...whole(ml)} />
                <NumberField {...own('drainMl')} {...whole(ml)} />
              </div>
              <div className="nd-form-row">
                <NumberField {...own('exchanges')} {...whole()} />
                <NumberField {...own('dwellMinutes')} {...minutes} />
                <SelectField
                  {...own('bag')}
                  hint={entries.bag === 'cloudy' ? t('dialysis.cloudyAdvice') : undefined}
                  options={[
                    { value: '', label: t('dialysis.bagUnknown') },
                    { value: 'clear', label: t('dialysis.bagClear') },
                    { value: 'cloudy', label: t('dialysis.bagCloudy') },
                  ]}
                />
              </div>
            </>
          ) : (
            <div className="nd-form-row">
              <NumberField {...own('ultrafiltrationMl')} {...whole(ml)} />
              <NumberField {...own('durationMinutes')} {...minutes} />
            </div>
          )}
          <div className="nd-form-row">
            <NumberField {...own('systolicBefore')} {...whole(mmHg)} />
            <NumberField {...own('diastolicBefore')} {...whole(mmHg)} />
          </div>
          <div className="nd-form-row">
            <NumberField {...own('systolicAfter')} {...whole(mmHg)} />
            <NumberField {...own('diastolicAfter')} {...whole(mmHg)} />
          </div>
          <SelectField
            {...own('access')}
            options={[
              { value: '', label: t('dialysis.notSaid') },
              ...allowed.map((value) => ({ value, label: t(accessWord[value]) })),
            ]}
          />
        </>
      )}
      <TextAreaField control={control} name="note" label={label('note')} rows={2} maxLength={2000} />
      {isStored && (
        <TextField
          control={control}
          name="reason"
          label={label('reason')}
          hint={t('dialysis.reasonHint')}
          required
          maxLength={500}
        />
      )}
    </>
  );
}
