import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { locales, type Locale } from '@/locales';
import { LocaleProvider, WithMessages } from '@/shared/i18n/LocaleProvider';
import { setClock } from '@/shared/store/clock';
import { DayField } from '@/shared/ui/days/DayField';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { someOf } from '@tests/support/extent';
import { loadEveryPart } from '@tests/support/loadEveryPart';

beforeAll(() => Promise.all(locales.map((locale) => loadEveryPart(locale))));
beforeEach(() => setClock(() => Date.UTC(2026, 10, 24, 12)));
afterEach(cleanup);
afterAll(() => setClock(Date.now));

const sent = vi.fn<(day: string) => void>();
const closed = vi.fn<() => void>();

function Form({ first, min, max }: { first: string; min?: string; max?: string }) {
  const [day, setDay] = useState(first);
  return (
    <Dialog
      isOpen
      title="Visit"
      onClose={closed}
      onSubmit={(event) => {
        event.preventDefault();
        sent(day);
      }}
    >
      <DayField label="Day" value={day} onChange={setDay} min={min} max={max} />
      <button type="submit">Send</button>
      <output>{day}</output>
    </Dialog>
  );
}

async function open(
  locale: Locale = 'en',
  { first = '', ...bounds }: { first?: string; min?: string; max?: string } = {},
) {
  sent.mockClear();
  closed.mockClear();
  const page = (language: Locale) => (
    <LocaleProvider locale={language}>
      <WithMessages of={['desk', 'shared']} fallback={null}>
        <Form first={first} {...bounds} />
      </WithMessages>
    </LocaleProvider>
  );
  const view = render(page(locale));
  await screen.findByLabelText('Day');
  return {
    user: userEvent.setup(),
    speak: async (other: Locale) => {
      view.rerender(page(other));
      await vi.waitFor(() => expect(document.documentElement.lang).toBe(other));
    },
  };
}
const box = () => screen.getByLabelText<HTMLInputElement>('Day');
const held = () => screen.getByRole('status').textContent;
const calendar = () => screen.findByRole('grid');

describe('a date field', () => {
  it.each([
    ['en', '03/04/2026', '03/04/2026', /Friday,? 3 April 2026/],
    ['de', '3.4.26', '03.04.2026', /Freitag, 3\. April 2026/],
    ['fr', '3/4/2026', '03/04/2026', /vendredi 3 avril 2026/],
    ['pt', '2026-04-03', '03/04/2026', /sexta-feira, 3 de abril de 2026/],
  ] as const)('in %s reads %j, shows %j and says it in words', async (locale, typed, shown, words) => {
    const { user } = await open(locale);
    await user.type(box(), typed);
    await user.tab();
    expect(box()).toHaveValue(shown);
    expect(box()).toHaveAccessibleDescription(words);
    expect(held()).toBe('2026-04-03');
  });

  it.each([
    ['en', 'today', '2026-11-24'],
    ['de', 'heute', '2026-11-24'],
    ['fr', 'aujourd’hui', '2026-11-24'],
    ['pt', 'hoje', '2026-11-24'],
    ['de', '-3d', '2026-11-21'],
    ['en', '+1w', '2026-12-01'],
  ] as const)('in %s knows %j', async (locale, typed, day) => {
    const { user } = await open(locale);
    await user.type(box(), typed);
    expect(held()).toBe(day);
  });

  it('refuses a date that does not exist, names the field, keeps what was typed and sends nothing', async () => {
    const { user } = await open('de');
    await user.type(box(), '31.02.2026');
    expect(box()).not.toHaveAttribute('aria-invalid');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).not.toHaveBeenCalled();
    expect(box()).toHaveFocus();
    expect(box()).toHaveAccessibleDescription(/Day: Das Datum „31\.02\.2026“ gibt es nicht.*24\.11\.2026/);
    expect(box()).toHaveValue('31.02.2026');
    await user.clear(box());
    await user.type(box(), '28.02.2026{Enter}');
    expect(sent).toHaveBeenCalledWith('2026-02-28');
  });

  it('says in words which days can be chosen', async () => {
    const { user } = await open('en', { min: '2026-11-20', max: '2026-11-30' });
    await user.type(box(), '19/11/2026');
    await user.tab();
    expect(box()).toHaveAccessibleDescription(/Choose 20 November 2026 or a later day/);
    await user.clear(box());
    await user.type(box(), '01/12/2026');
    await user.tab();
    expect(box()).toHaveAccessibleDescription(/Choose 30 November 2026 or an earlier day/);
  });

  it('takes two figures of a year for one that has been, where no later day can be meant', async () => {
    const { user } = await open('en', { min: '', max: '2026-11-24' });
    await user.type(box(), '3/4/40');
    await user.tab();
    expect(held()).toBe('1940-04-03');
    expect(box()).toHaveValue('03/04/1940');
    expect(box()).not.toHaveAttribute('aria-invalid');
  });

  it.each([
    ['de', '-3t', '2026-11-21'],
    ['de', '10. Oktober 2026', '2026-10-10'],
    ['fr', '-3j', '2026-11-21'],
    ['fr', '1er août 2026', '2026-08-01'],
    ['pt', '-2s', '2026-11-10'],
    ['pt', '5 de março de 2026', '2026-03-05'],
  ] as const)('in %s takes %j for %s', async (locale, typed, day) => {
    const { user } = await open(locale);
    await user.type(box(), typed);
    expect(held()).toBe(day);
  });

  it('keeps the day when the language changes', async () => {
    const { speak } = await open('en', { first: '2026-04-03' });
    await speak('de');
    expect(box()).toHaveValue('03.04.2026');
    expect(held()).toBe('2026-04-03');
  });
});

describe('the calendar of a date field', () => {
  it.each(someOf(locales, 2))('in %s opens on the day and is worked by keyboard', async (locale) => {
    const { user } = await open(locale, { first: '2026-11-10' });
    await user.click(screen.getByRole('button', { expanded: false }));
    await calendar();
    const focused = () => document.activeElement?.closest('[data-day]')?.getAttribute('data-day');
    await vi.waitFor(() => expect(focused()).toBe('2026-11-10'));
    for (const [key, day] of [
      ['ArrowRight', '2026-11-11'],
      ['ArrowDown', '2026-11-18'],
      ['Home', '2026-11-16'],
      ['End', '2026-11-22'],
      ['PageDown', '2026-12-22'],
      ['PageUp', '2026-11-22'],
      ['ArrowLeft', '2026-11-21'],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(focused()).toBe(day);
    }
    await user.keyboard('{Enter}');
    expect(held()).toBe('2026-11-21');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByRole('button', { expanded: false })).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  it('opens from the text by Alt and the arrow down, and from its button by Enter', async () => {
    const { user } = await open('en', { first: '2026-11-10' });
    const grid = () => screen.queryByRole('grid');
    await user.click(box());
    await user.keyboard('{ArrowDown}');
    expect(grid()).toBeNull();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await calendar();
    await vi.waitFor(() =>
      expect(document.activeElement?.closest('[data-day]')).toHaveAttribute('data-day', '2026-11-10'),
    );
    await user.keyboard('{ArrowRight}{Enter}');
    expect(held()).toBe('2026-11-11');
    expect(grid()).toBeNull();
    await user.click(box());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Calendar: Day' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await calendar()).toBeVisible();
  });

  it('goes away by Escape alone, the dialog around it stays and the button has the focus', async () => {
    const { user } = await open();
    const button = screen.getByRole('button', { name: 'Calendar: Day' });
    await user.click(button);
    await calendar();
    // A dialog closes when the key goes up, by its number.
    const escape = async () => {
      const focused = () => document.activeElement ?? document.body;
      await act(async () => void fireEvent.keyDown(focused(), { key: 'Escape', keyCode: 27 }));
      await act(async () => void fireEvent.keyUp(focused(), { key: 'Escape', keyCode: 27 }));
    };
    await escape();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(button).toHaveFocus();
    expect(closed).not.toHaveBeenCalled();
    await escape();
    expect(closed).toHaveBeenCalledOnce();
  });

  it('runs the other way in a page from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const { user } = await open('en', { first: '2026-11-10' });
    await user.click(screen.getByRole('button', { name: 'Calendar: Day' }));
    await calendar();
    await user.keyboard('{ArrowRight}');
    await vi.waitFor(() =>
      expect(document.activeElement?.closest('[data-day]')).toHaveAttribute('data-day', '2026-11-09'),
    );
    document.documentElement.dir = 'ltr';
  });

  it('offers no day outside the bounds, and every control has words in the language of the page', async () => {
    const { user } = await open('de', { first: '2026-11-10', min: '2026-11-09' });
    await user.click(screen.getByRole('button', { name: 'Kalender: Day' }));
    const grid = within(await calendar());
    expect(grid.getByRole('button', { name: 'Sonntag, 8. November 2026' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Nächster Monat' })).toBeVisible();
    expect(screen.getByLabelText('Monat')).toHaveDisplayValue('November');
    fireEvent.click(grid.getByRole('button', { name: 'Donnerstag, 12. November 2026' }));
    expect(held()).toBe('2026-11-12');
    expect(box()).toHaveValue('12.11.2026');
  });
});
