import { zodResolver } from '@hookform/resolvers/zod';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { instant } from '@/domain/entity';
import { locales, type Locale } from '@/locales';
import { DateTimeField } from '@/shared/forms/DateTimeField';
import { NumberField, type NumberEntry } from '@/shared/forms/NumberField';
import { LocaleProvider, WithMessages } from '@/shared/i18n/LocaleProvider';
import { loadEveryPart } from '@tests/support/loadEveryPart';

// What is tried here is not how long a language takes to load.
beforeAll(() => Promise.all(locales.map((locale) => loadEveryPart(locale))));
afterEach(cleanup);

interface Entries {
  weight: NumberEntry;
  at: string | null;
}
const schema = z.object({
  weight: z.number({ error: 'validation.number' }),
  at: instant,
});

function Form({ onSend, start }: { onSend: (entries: unknown) => void; start: Entries }) {
  const { control, handleSubmit, reset, formState } = useForm<Entries, unknown, z.output<typeof schema>>({
    defaultValues: start,
    resolver: zodResolver(schema) as never,
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <NumberField control={control} name="weight" label="Weight" decimals={1} unit="kg" />
      <DateTimeField control={control} name="at" label="Measured at" timeZone="Europe/Berlin" />
      <button type="submit">Send</button>
      <button type="button" onClick={() => reset({ weight: 80, at: null })}>
        Reset
      </button>
      <output>{formState.isDirty ? 'dirty' : 'clean'}</output>
    </form>
  );
}

const page = (locale: Locale, onSend: (entries: unknown) => void, start: Entries) => (
  <LocaleProvider locale={locale}>
    <WithMessages of={['desk', 'shared']} fallback={null}>
      <Form onSend={onSend} start={start} />
    </WithMessages>
  </LocaleProvider>
);

async function open(locale: Locale = 'en', start: Partial<Entries> = {}) {
  const onSend = vi.fn<(entries: unknown) => void>();
  const entries = { weight: null, at: '2026-11-20T11:00:00.000Z', ...start };
  const view = render(page(locale, onSend, entries));
  await screen.findByLabelText('Weight');
  const user = userEvent.setup();
  return {
    user,
    speak: async (other: Locale) => {
      view.rerender(page(other, onSend, entries));
      await vi.waitFor(() => expect(document.documentElement.lang).toBe(other));
    },
    send: async () => {
      await user.click(screen.getByRole('button', { name: 'Send' }));
      return onSend.mock.lastCall?.[0] as Entries | undefined;
    },
  };
}
const weight = () => screen.getByLabelText<HTMLInputElement>('Weight');
const measuredAt = () => screen.getByLabelText<HTMLInputElement>('Measured at');

describe('a number field', () => {
  it.each([
    ['en', '72.5'],
    ['en', '72,5'],
    ['de', '72.5'],
    ['fr', '72,5 kg'],
  ] as const)('in %s reads %j as 72.5', async (locale, text) => {
    const { user, send } = await open(locale);
    await user.type(weight(), text);
    expect(await send()).toMatchObject({ weight: 72.5 });
  });

  it.each(locales)('NU02: in %s 1,5 and 1.5 are one and a half, never fifteen', async (locale) => {
    const { user, send } = await open(locale);
    for (const text of ['1,5', '1.5']) {
      await user.clear(weight());
      await user.type(weight(), text);
      expect(await send()).toMatchObject({ weight: 1.5 });
    }
  });

  it('NU03: says how to write what can be read in two ways, and sends nothing', async () => {
    const { user, send } = await open('de');
    await user.type(weight(), '1.234');
    await user.tab();
    expect(weight()).toHaveAccessibleDescription(/auf zwei Arten/);
    expect(weight()).toHaveAttribute('aria-invalid', 'true');
    expect(weight()).toHaveValue('1.234');
    expect(await send()).toBeUndefined();
  });

  it('says what is wrong only once the field is left', async () => {
    const { user } = await open();
    await user.type(weight(), '72.');
    expect(weight()).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(weight()).toHaveAttribute('aria-invalid', 'true');
  });

  it('NU04: neither the wheel nor e makes another number', async () => {
    const { user, send } = await open('en', { weight: 72.5 });
    await user.click(weight());
    fireEvent.wheel(weight(), { deltaY: 100 });
    expect(weight()).toHaveValue('72.5');
    await user.clear(weight());
    await user.type(weight(), '1e3');
    expect(await send()).toBeUndefined();
  });

  it('NU05: keeps the meaning when the language changes', async () => {
    const { user, speak, send } = await open('en');
    await user.type(weight(), '72.5');
    await speak('de');
    expect(weight()).toHaveValue('72,5');
    expect(await send()).toMatchObject({ weight: 72.5 });
  });

  it('NU05: leaves alone what it could not read', async () => {
    const { user, speak } = await open('en');
    await user.type(weight(), '1.234');
    await speak('de');
    expect(weight()).toHaveValue('1.234');
  });

  it('keeps the text as typed while it means the same', async () => {
    const { user, send } = await open('en');
    await user.type(weight(), '72.50');
    expect(weight()).toHaveValue('72.50');
    expect(await send()).toMatchObject({ weight: 72.5 });
  });

  it('UN02: is clean again when the old value is typed again', async () => {
    const { user } = await open('en', { weight: 72.5 });
    await user.clear(weight());
    await user.type(weight(), '80');
    expect(screen.getByRole('status')).toHaveTextContent('dirty');
    await user.clear(weight());
    await user.type(weight(), '72,5');
    expect(screen.getByRole('status')).toHaveTextContent('clean');
  });

  it('shows a value set from outside', async () => {
    const { user } = await open('de');
    await user.type(weight(), 'seventy');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(weight()).toHaveValue('80');
  });
});

describe('a date and time field', () => {
  it('speaks of the patient’s zone', async () => {
    const { send } = await open();
    expect(measuredAt()).toHaveValue('20/11/2026');
    expect(screen.getByLabelText('Time: Measured at')).toHaveValue('12:00');
    fireEvent.change(measuredAt(), { target: { value: '2026-07-01T08:30' } });
    expect(screen.getByLabelText('Time: Measured at')).toHaveValue('08:30');
    await userEvent.type(weight(), '70');
    expect(await send()).toMatchObject({ at: '2026-07-01T06:30:00.000Z' });
  });

  it('takes day and time as people type them, and nothing while one of them is missing', async () => {
    const { user, send } = await open('de', { weight: 70, at: null });
    await user.type(measuredAt(), '1.7.26');
    expect(await send()).toBeUndefined();
    await user.type(screen.getByLabelText('Uhrzeit: Measured at'), '8h30');
    expect(await send()).toMatchObject({ at: '2026-07-01T06:30:00.000Z' });
    expect(measuredAt()).toHaveValue('01.07.2026');
    expect(screen.getByLabelText('Uhrzeit: Measured at')).toHaveValue('08:30');
    await user.clear(measuredAt());
    await user.type(measuredAt(), '31.02.2026');
    expect(await send()).toMatchObject({ at: '2026-07-01T06:30:00.000Z' });
    expect(measuredAt()).toHaveAccessibleDescription(/„31\.02\.2026“ gibt es nicht/);
  });

  it.each([
    ['en', /Friday,? 3 April 2026.*08:30/],
    ['fr', /vendredi 3 avril 2026.*08:30/],
  ] as const)('DT05: in %s says the day in words before it is sent', async (locale, words) => {
    await open(locale);
    fireEvent.change(measuredAt(), { target: { value: '2026-04-03T08:30' } });
    expect(measuredAt()).toHaveAccessibleDescription(words);
  });

  it('DT03: refuses a time that the clocks skipped, with the reason', async () => {
    const { user, send } = await open();
    await user.type(weight(), '70');
    fireEvent.change(measuredAt(), { target: { value: '2026-03-29T02:30' } });
    expect(measuredAt()).toHaveAccessibleDescription(/did not exist/);
    expect(await send()).toBeUndefined();
  });

  it('DT03: takes the first of a time that came twice, and says so', async () => {
    const { user, send } = await open();
    await user.type(weight(), '70');
    fireEvent.change(measuredAt(), { target: { value: '2026-10-25T02:30' } });
    expect(measuredAt()).toHaveAccessibleDescription(/twice/);
    expect(await send()).toMatchObject({ at: '2026-10-25T00:30:00.000Z' });
  });
});
