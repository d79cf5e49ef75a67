import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// Read before anything waits for them.
import '@/app/frame/SignedInLayout';
import '@/demo/calendar/CalendarPage';
import { demo } from '@/shared/api/http';
import { addressOf, renderApp } from '@tests/support/renderApp';

type App = Awaited<ReturnType<typeof renderApp>>;

/** Of hundreds of cells: to ask all for their names as a screen reader would takes seconds. */
const cell = (name: RegExp) => screen.getByLabelText(name, { selector: '[role=gridcell]' });
const day = (date: string) => cell(new RegExp(`${date} 2026: `));
const events = (date: string) =>
  within(day(date))
    .queryAllByRole('button')
    .map((event) => event.textContent ?? '');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const form = async (name: 'Add event' | 'Update event') =>
  within(await screen.findByRole('dialog', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function open(path = '/calendar?date=2026-11-20'): Promise<App> {
  const app = await renderApp(path, { as: 'USER' });
  await screen.findByText(/^Arrow keys lead/);
  return app;
}

describe('the calendar (§3.5, §7)', () => {
  it('shows a month by its address, steps through it, and comes back to today', async () => {
    const app = await open('/calendar');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('November 2026');
    expect(day('20 November')).toHaveAttribute('aria-current', 'date');
    expect(events('20 November')).toEqual([expect.stringContaining('Open house')]);
    expect(screen.getAllByRole('columnheader')[0]).toHaveAccessibleName('Monday');
    await app.user.click(button('On in time'));
    expect(addressOf(app)).toBe('/calendar?date=2026-12-20');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('December 2026');
    await app.user.click(button('Today'));
    expect(addressOf(app)).toBe('/calendar');
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('adds by keyboard what was chosen, and asks for what is missing by field', async () => {
    const app = await open();
    day('20 November').focus();
    await app.user.keyboard('{ArrowDown}{ArrowRight}');
    expect(day('28 November')).toHaveFocus();
    await app.user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(day('28 November')).toHaveAttribute('aria-selected', 'true');
    await app.user.keyboard('{Enter}');
    const fields = await form('Add event');
    expect(fields.getByLabelText(/^Start date/)).toHaveValue('28/11/2026');
    expect(fields.getByLabelText(/^End date/)).toHaveValue('29/11/2026');
    expect(fields.getByRole('radio', { name: 'Others' })).toBeChecked();
    expect(fields.getByRole('button', { name: 'Add' })).toHaveAttribute('aria-disabled', 'true');
    await app.user.type(fields.getByLabelText(/^Title/), 'Boat trip');
    await app.user.clear(fields.getByLabelText(/^End date/));
    await app.user.click(fields.getByRole('button', { name: 'Add' }));
    expect(fields.getByLabelText(/^End date/)).toBeInvalid();
    await app.user.type(fields.getByLabelText(/^End date/), '2026-11-29');
    await app.user.click(fields.getByRole('radio', { name: 'Personal' }));
    await app.user.click(fields.getByRole('button', { name: 'Add' }));
    await gone();
    expect(events('28 November')).toEqual([expect.stringMatching(/Boat trip.*Personal/)]);
    expect(events('29 November').join()).toContain('Boat trip');
  });

  it('opens an event, changes when it is, moves it by keyboard, and deletes it once that is confirmed', async () => {
    const app = await open();
    await app.user.click(button(/Team lunch/));
    const fields = await form('Update event');
    expect(fields.getByLabelText(/^Start time/)).toHaveValue('12:00');
    await app.user.click(fields.getByRole('checkbox', { name: 'All day' }));
    await app.user.clear(fields.getByLabelText(/^Title/));
    await app.user.type(fields.getByLabelText(/^Title/), 'Team picnic');
    await app.user.click(fields.getByRole('button', { name: 'Update' }));
    await gone();
    expect(events('21 November').join()).toContain('Team picnic');
    expect(button(/Team picnic/)).toHaveFocus();
    await app.user.keyboard('{Alt>}{ArrowDown}{ArrowLeft}{/Alt}');
    expect(events('27 November').join()).toContain('Team picnic');
    expect(button(/Team picnic/)).toHaveFocus();
    expect(screen.getByText('“Team picnic”: 27 Nov 2026')).toBeInTheDocument();

    await app.user.keyboard('{Enter}');
    await app.user.click((await form('Update event')).getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete “Team picnic”?' }));
    await app.user.click(question.getByRole('button', { name: 'Delete' }));
    await gone();
    expect(screen.queryByRole('button', { name: /Team picnic/ })).toBeNull();
    expect(day('27 November')).toHaveFocus();
  });

  it('says how many more there are on a full day, shows them all, and leaves categories out', async () => {
    const app = await open();
    for (const title of ['First', 'Second', 'Third']) {
      await app.user.click(day('20 November'));
      await app.user.type((await form('Add event')).getByLabelText(/^Title/), `${title}{Enter}`);
      await gone();
    }
    await app.user.click(within(day('20 November')).getByRole('button', { name: '+2 more' }));
    const all = within(await screen.findByRole('dialog', { name: /20 November 2026/ }));
    expect(all.getAllByRole('listitem')).toHaveLength(4);
    await app.user.click(all.getByRole('button', { name: /Open house/ }));
    await app.user.click((await form('Update event')).getByRole('button', { name: 'Cancel' }));
    await gone();

    await app.user.click(button('Others'));
    expect(button('Others')).toHaveAttribute('aria-pressed', 'false');
    expect(addressOf(app)).toBe('/calendar?date=2026-11-20&without=others');
    expect(events('20 November')).toEqual([expect.stringContaining('Open house')]);
    await app.user.click(button('Show all categories'));
    expect(addressOf(app)).toBe('/calendar?date=2026-11-20');
  });

  it('draws an event to another day with the pointer, and opens nothing by it', async () => {
    const app = await open();
    const release = button(/Release of version 4/);
    await app.user.pointer([
      { keys: '[MouseLeft>]', target: release },
      { target: day('26 November') },
      { keys: '[/MouseLeft]', target: day('26 November') },
    ]);
    expect(events('26 November').join()).toContain('Release of version 4');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has a week by half hours, in which events are drawn elsewhere, longer, and on to the lane', async () => {
    const app = await open('/calendar?view=week&date=2026-11-24');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/23\s*–\s*29 Nov 2026/);
    const slot = (time: string) => cell(new RegExp(`23 November 2026, ${time}`));
    await app.user.pointer([
      { keys: '[MouseLeft>]', target: slot('08:00') },
      { target: slot('09:30') },
      { keys: '[/MouseLeft]', target: slot('09:30') },
    ]);
    const fields = await form('Add event');
    expect(fields.getByLabelText(/^Start time/)).toHaveValue('08:00');
    expect(fields.getByLabelText(/^End time/)).toHaveValue('10:00');
    await app.user.type(fields.getByLabelText(/^Title/), 'Ward round{Enter}');
    await gone();

    const draw = async (target: Element, to: Element) => {
      await app.user.pointer([
        { keys: '[MouseLeft>]', target },
        { target: to },
        { keys: '[/MouseLeft]', target: to },
      ]);
      expect(screen.queryByRole('dialog')).toBeNull();
      return button(/Ward round/);
    };
    const end = button(/Ward round/).querySelector('[data-grip="end"]');
    const longer = await draw(end ?? document.body, slot('11:00'));
    expect(longer).toHaveAccessibleName(/08:00–11:30/);
    const later = await draw(longer, slot('13:00'));
    expect(later).toHaveAccessibleName(/13:00–16:30/);
    const lane = cell(/24 November 2026$/);
    const onLane = await draw(later, lane);
    expect(lane).toContainElement(onLane);
    expect(onLane).not.toHaveAccessibleName(/13:00/);
    expect(slot('15:00')).toContainElement(await draw(onLane, slot('15:00')));
    expect(button(/Ward round/)).toHaveAccessibleName(/15:00–16:00/);
    await app.user.click(screen.getByRole('link', { name: /23 November 2026/ }));
    expect(addressOf(app)).toBe('/calendar?view=day&date=2026-11-23');
    expect(button(/Ward round/)).toBeVisible();
  });

  it('lists a month by days, and says when there is nothing in it', async () => {
    const app = await open();
    await app.user.click(screen.getByRole('radio', { name: 'Agenda' }));
    const list = within(screen.getByRole('list', { name: 'Sunday, 22 November 2026' }));
    await app.user.click(list.getByRole('button', { name: /Visit to the printworks/ }));
    expect((await form('Update event')).getByLabelText(/^Title/)).toHaveValue('Visit to the printworks');
    await app.router.navigate('/calendar?view=agenda&date=2027-08-01');
    expect(await screen.findByText('No events in this month')).toBeVisible();
  });

  it('can be asked for again where it could not be fetched', async () => {
    const app = await renderApp('/dashboard', { as: 'USER' });
    const { adapter } = demo.defaults;
    demo.defaults.adapter = () => Promise.reject(new Error('Nobody answers.'));
    await app.router.navigate('/calendar');
    const again = await screen.findByRole('button', { name: 'Retry' });
    Object.assign(demo.defaults, { adapter });
    await app.user.click(again);
    expect(await screen.findByRole('grid')).toBeVisible();
  });
});
