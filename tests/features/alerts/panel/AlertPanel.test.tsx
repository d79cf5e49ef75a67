import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { settingsChanged } from '@/shell/themeSlice';
import { itLong } from '@tests/support/extent';
import { addressOf } from '@tests/support/renderApp';
import { before, openPage, SEVERE } from '../clinic';

describe('one alert', () => {
  it('§2.5 AL08: shows figures, values around it, rule, questions, contact and timeline; is acknowledged by one click, not by opening it, and the click can be taken back', async () => {
    const app = await openPage('/alerts?alert=none');
    expect(
      await screen.findByText('This alert does not exist, or you do not have access to it.'),
    ).toBeVisible();
    await app.close();
    const panel = within(await app.open('Joost Vandermole', SEVERE));
    expect(addressOf(app)).toMatch(/^\/alerts\?alert=/);
    expect(panel.getByText('Blood pressure 204/102 mmHg; severe from 180/110 mmHg.')).toBeVisible();
    // The value is what is seen first.
    expect(panel.getAllByText('204/102 mmHg')[0]).toHaveClass('nd-value-critical');
    expect(panel.getByText('Unconfirmed: request a repeat measurement.')).toBeVisible();
    expect(panel.getByText(/^Raised when the newest blood pressure/)).toBeVisible();
    expect(panel.getByText('Version of the rule')).toBeVisible();
    expect(panel.getByRole('link', { name: '+49 176 04069002' })).toHaveAttribute(
      'href',
      'tel:+4917604069002',
    );
    expect(await panel.findByRole('link', { name: '+49 40 66969002' })).toBeVisible();
    // To call and to acknowledge come first: the numbers stand above what is done.
    const [call, done] = [panel.getByRole('link', { name: /^\+49 176/ }), panel.getByText('Actions')];
    expect(call.compareDocumentPosition(done)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(panel.getByRole('link', { name: 'Record reading' })).toHaveAttribute(
      'href',
      '/userlist/sample-02/telemonitoring?record=bloodPressure',
    );
    const values = within(panel.getByRole('region', { name: 'Readings around the alert' }));
    expect(await values.findByRole('slider', { name: 'Blood pressure around the alert' })).toBeVisible();
    expect(values.getByText('limit 180')).toBeVisible();
    expect(values.getByText('What raised the alert')).toBeVisible();
    expect(values.getByText(/values as a list/).closest('details')).toHaveTextContent('204/102 mmHg');
    expect(panel.getByText(/sitting, at rest, with the usual cuff\?/)).toBeVisible();
    expect(panel.getByText('Raised')).toBeVisible();
    await app.close();
    expect(addressOf(app)).toBe('/alerts');

    // A severe pressure that was measured again need not be repeated.
    const again = within(await app.open('Ottilie Brandweiler', SEVERE));
    expect(again.getByText('Observed again')).toBeVisible();
    expect(again.queryByText(/repeat (the )?measurement/)).toBeNull();
    await app.close();

    act(() => void app.store.dispatch(settingsChanged({ timeZone: 'Asia/Tokyo' })));
    const own = within(await app.open('Ilse Achterkamp', SEVERE));
    expect((await app.stored('sample-03', 'pressureSevere')).status).toBe('open');
    // One step is asked for first; the others wait behind their names.
    const resolving = own.getByRole('form', { name: 'Resolve', hidden: true }).closest('details');
    expect(resolving).not.toHaveAttribute('open');
    await app.user.click(own.getByRole('button', { name: 'Acknowledge' }));
    const standing = await own.findByText(/^Acknowledged by/);
    expect(standing).toHaveTextContent('Acknowledged by Nuno Carvalho, 20 Nov 2026, 20:00 GMT+9.');
    await waitFor(() => expect(standing).toHaveFocus());
    expect(own.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
    expect(resolving).toHaveAttribute('open');
    expect(await app.stored('sample-03', 'pressureSevere')).toMatchObject({
      status: 'acknowledged',
      owner: 'nurse@nephrodesk.test',
    });
    expect(await screen.findByText(/^2 critical alerts are open/)).toBeVisible();

    await app.user.click(own.getByRole('button', { name: 'Undo acknowledgement' }));
    expect(await own.findByText('Acknowledgement undone')).toBeVisible();
    expect((await app.stored('sample-03', 'pressureSevere')).owner).toBeUndefined();
    await app.user.click(own.getByRole('checkbox', { name: 'Acknowledge without taking ownership' }));
    await app.user.click(own.getByRole('button', { name: 'Acknowledge' }));
    await own.findByText(/^Seen by .* Nobody has taken it over yet\.$/);
    expect((await app.stored('sample-03', 'pressureSevere')).owner).toBeUndefined();

    await app.user.click(own.getByText('More actions'));
    await app.user.click(own.getByRole('button', { name: 'Start work' }));
    expect(await own.findByText(/^In progress:/)).toHaveTextContent('Nuno Carvalho, since');
    await app.user.click(own.getByRole('button', { name: 'Assign…' }));
    const form = within(own.getByRole('form', { name: 'Assign' }));
    await waitFor(() => expect(form.getByRole('option', { name: 'Amelia Brandt' })).toBeInTheDocument());
    await app.user.selectOptions(form.getByRole('combobox', { name: 'Assign to' }), 'Team: Care staff');
    await app.user.type(form.getByRole('textbox', { name: 'Reason (optional)' }), 'Night.');
    await app.user.click(form.getByRole('button', { name: 'Assign' }));
    // Before the form has gone, its own text is found.
    await waitFor(() => expect(own.queryByRole('form', { name: 'Assign' })).toBeNull());
    expect(await own.findByText('Night.')).toBeVisible();
    expect((await app.stored('sample-03', 'pressureSevere')).team).toBe('USER');
  });

  itLong(
    '§3 #1 #3 #4 #6: is snoozed with an end in words, in sight of everybody, and woken by anybody; is closed as a false alarm, or resolved with an outcome and, when critical, a note; a comment that failed stays typed',
    async () => {
      const app = await openPage();
      let panel = within(await app.open('Ilse Achterkamp', SEVERE));
      await app.user.click(panel.getByText('More actions'));
      await app.user.click(panel.getByRole('button', { name: 'Snooze…' }));
      let form = within(panel.getByRole('form', { name: 'Snooze' }));
      const length = form.getByRole('combobox', { name: /For how long/ });
      expect(length).toHaveAccessibleDescription('At this level (Critical) at most 1 hour.');
      expect(
        within(length)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['1 hour', 'Until a time of your choice']);
      expect(form.getByText(/^Snoozed until/)).toHaveTextContent(/20 Nov 2026, 12:00, then open again/);
      await app.user.selectOptions(length, 'Until a time of your choice');
      await app.user.click(form.getByRole('button', { name: 'Snooze' }));
      expect(form.getByText('Fill in this field.')).toBeVisible();
      await app.user.type(form.getByRole('textbox', { name: 'Reason (optional)' }), 'Why');
      await app.user.selectOptions(length, '1 hour');
      await app.user.click(form.getByRole('button', { name: 'Snooze' }));
      expect(await panel.findByText(/^Snoozed by/)).toHaveTextContent(
        /Nuno Carvalho until 20 Nov 2026, 12:00/,
      );
      await app.close();

      const silences = screen.getByText('1 alert is snoozed').closest('details') as HTMLElement;
      expect(silences).toHaveAttribute('open');
      expect(silences).toHaveTextContent(
        /Ilse Achterkamp: Severely high.*by Nuno Carvalho until 20 Nov 2026, 12:00/,
      );
      expect(app.rowOf('Ilse Achterkamp')).toHaveTextContent(/Snoozed.*until 20 Nov 2026/);
      await app.user.click(within(silences).getByRole('button', { name: /^End snooze: Ilse Achterkamp/ }));
      await waitFor(() => expect(screen.queryByText('1 alert is snoozed')).toBeNull());
      expect((await app.stored('sample-03', 'pressureSevere')).status).toBe('open');

      // Of what was not really so, the way to put it right.
      panel = within(await app.open('Ilse Achterkamp', SEVERE));
      await app.user.click(panel.getByText('More actions'));
      await app.user.click(panel.getByRole('button', { name: 'False alarm…' }));
      form = within(panel.getByRole('form', { name: 'False alarm' }));
      await app.user.click(form.getByRole('button', { name: 'Close as a false alarm' }));
      expect(form.getByRole('combobox', { name: /What was wrong/ })).toHaveAccessibleDescription(
        'Choose what was wrong.',
      );
      await app.user.selectOptions(form.getByRole('combobox', { name: /What was wrong/ }), 'Entry error');
      await app.user.click(form.getByRole('button', { name: 'Close as a false alarm' }));
      expect(await panel.findByText(/^Closed as a false alarm by/)).toHaveTextContent(': Entry error.');
      expect(panel.getByRole('link', { name: 'Correct the reading' })).toHaveAttribute(
        'href',
        expect.stringMatching(/telemonitoring\?measure=bloodPressure/),
      );
      await app.close();

      panel = within(await app.open('Joost Vandermole', SEVERE));
      let asked = 0;
      before('post', /actions/, async () => {
        asked += 1;
      });
      await app.user.click(panel.getByText('Resolve', { selector: 'summary' }));
      const resolve = panel.getByRole('button', { name: 'Resolve' });
      await app.user.click(resolve);
      const outcome = panel.getByRole('combobox', { name: /Outcome/ });
      await waitFor(() => expect(outcome).toHaveAccessibleDescription('Choose an outcome.'));
      expect(outcome).toHaveFocus();
      await app.user.selectOptions(outcome, 'Advice given by phone');
      await app.user.click(resolve);
      const note = panel.getByRole('textbox', { name: /Note/ });
      await waitFor(() => expect(note).toBeInvalid());
      expect(note).toHaveFocus();
      expect(asked).toBe(0);
      await app.user.type(note, 'Now 148/92.');
      await app.user.click(resolve);
      expect(await panel.findByText(/^Resolved by/)).toHaveTextContent(': Advice given by phone.');
      expect(await app.stored('sample-02', 'pressureSevere')).toMatchObject({
        status: 'resolved',
        outcome: 'advicePhone',
        note: 'Now 148/92.',
      });

      await app.user.click(panel.getByText('Comment', { selector: 'summary' }));
      const comment = panel.getByRole('textbox', { name: 'Comment' });
      await app.user.click(panel.getByRole('button', { name: 'Add comment' }));
      expect(comment).toHaveAccessibleDescription('Fill in this field.');
      expect(comment).toHaveFocus();
      await app.user.type(comment, 'She calls.');
      before('post', /actions/, () => Promise.reject(new Error('broken')));
      await app.user.click(panel.getByRole('button', { name: 'Add comment' }));
      expect(await panel.findByText('Something went wrong.')).toBeVisible();
      expect(comment).toHaveValue('She calls.');
      await app.user.click(panel.getByRole('button', { name: 'Add comment' }));
      expect(await panel.findByText('She calls.', { selector: 'p' })).toBeVisible();
      await waitFor(() => expect(comment).toHaveValue(''));
      await app.close();

      const medium = within(await app.open('Wiebke Oldenstrand', 'High 7-day home mean on dialysis'));
      await app.user.click(medium.getByText('Resolve', { selector: 'summary' }));
      await app.user.selectOptions(medium.getByRole('combobox', { name: /Outcome/ }), 'Visit booked');
      await app.user.click(medium.getByRole('button', { name: 'Resolve' }));
      expect(await medium.findByText(/^Resolved by/)).toBeVisible();
    },
  );
});
