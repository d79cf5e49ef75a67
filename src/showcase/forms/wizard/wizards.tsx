import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type FieldPath } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import * as z from 'zod/mini';
import { DateField } from '@/shared/forms/DateField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { TextField } from '@/shared/forms/TextField';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { Wizard } from './Wizard';

const needed = z.string().check(z.trim(), z.minLength(1, { error: 'validation.required' }));
const schema = z.object({
  person: needed,
  phone: needed.check(z.regex(/^$|^(?=(?:\D*\d){6})[-+()/.\d\s]+$/, { error: 'validation.phone' })),
  day: needed,
  reason: z.string(),
});
type Visit = z.infer<typeof schema>;
const asked: readonly FieldPath<Visit>[][] = [['person', 'phone'], ['day'], ['reason']];

/** What a step asks for must be there before the next one opens; its first fault gets the focus. */
function Validated() {
  const t = useT();
  const dispatch = useDispatch();
  const form = useForm<Visit>({
    defaultValues: { person: '', phone: '', day: '', reason: '' },
    resolver: zodResolver(schema),
  });
  const { control } = form;
  const send = form.handleSubmit(({ person, day }) => {
    const message = 'showcase:/forms/wizard#asked';
    dispatch(noticed({ tone: 'success', message, values: { person, day } }));
    form.reset();
  });
  const text = (name: FieldPath<Visit>, label: Parameters<typeof T>[0]['id']) => (
    <TextField control={control} name={name} label={<T id={label} />} required />
  );
  return (
    <Wizard
      label={t('showcase:/forms/wizard#validated')}
      mayLeave={(step) => form.trigger(asked[step], { shouldFocus: true })}
      onFinish={() => void send()}
      steps={[
        {
          name: 'who',
          title: t('showcase:/forms/wizard#who'),
          body: [text('person', 'checkout.name'), text('phone', 'users.byPhone')],
        },
        {
          name: 'when',
          title: t('showcase:/forms/wizard#when'),
          body: <DateField control={control} name="day" label={t('showcase:/forms/wizard#day')} required />,
        },
        {
          name: 'why',
          title: t('showcase:/forms/wizard#why'),
          body: (
            <TextAreaField control={control} name="reason" label={<T id="showcase:/forms/wizard#reason" />} />
          ),
        },
      ]}
    />
  );
}

export { Validated };
