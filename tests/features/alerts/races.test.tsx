import { act, screen, waitFor, within } from '@testing-library/react';
import type { AxiosAdapter } from 'axios';
import { describe, expect, it } from 'vitest';
import type { AlertAction } from '@/domain/alerts/alertAction';
import { care } from '@/shared/api/http';
import { settingsChanged } from '@/shell/themeSlice';
import { fakeCanvas } from '@tests/shared/charts/fakeCanvas';
import { itLong } from '@tests/support/extent';
import { renderApp } from '@tests/support/renderApp';

const SEVERE = 'Severely high blood pressure';
const colleague = { username: 'colleague@nephrodesk.test', role: 'USER' } as const;

/** The panel of one alert with an outcome chosen and a note typed, while the same alert is open elsewhere. */
async function typing() {
  fakeCanvas();
  const app = await renderApp('/alerts', { as: 'USER' });
  act(() => void app.store.dispatch(settingsChanged({ timeZone: 'Asia/Tokyo' })));
  const row = await screen.findByRole('row', { name: /Ilse Achterkamp/ });
  await app.user.click(within(row).getByRole('link', { name: SEVERE }));
  const panel = within(await screen.findByRole('dialog', { name: SEVERE }));
  for (const name of ['Resolve', 'Comment'])
    await app.user.click(panel.getByText(name, { selector: 'summary' }));
  await app.user.selectOptions(panel.getByRole('combobox', { name: /Outcome/ }), 'No answer');
  await app.user.type(panel.getByRole('textbox', { name: /Note/ }), 'Twice.');
  await app.user.type(panel.getByRole('textbox', { name: 'Comment' }), 'She calls.');
  const stored = async () => {
    const listed = await app.backend?.repository.list('alerts', { patient: 'sample-03' });
    const alert = listed?.items.find(({ rule }) => rule === 'pressureSevere');
    if (!alert) throw new Error('The sample clinic has no such alert');
    return alert;
  };
  const elsewhere = async (action: AlertAction) => {
    const { id, version } = await stored();
    await app.backend?.repository.act(id, action, version, colleague);
  };
  const typed = () => [
    panel.getByRole('combobox', { name: /Outcome/ }),
    panel.getByRole('textbox', { name: /Note/ }),
    panel.getByRole('textbox', { name: 'Comment' }),
  ];
  const kept = () => {
    const [outcome, note, comment] = typed();
    expect(outcome).toHaveDisplayValue('No answer');
    expect(note).toHaveValue('Twice.');
    expect(comment).toHaveValue('She calls.');
  };
  return { ...app, panel, stored, elsewhere, kept };
}

/** The versions that actions were said to be about, in order. */
function versionsSent(): unknown[] {
  const real = care.defaults.adapter as AxiosAdapter;
  const sent: unknown[] = [];
  care.defaults.adapter = (config) => {
    if (config.method === 'post') sent.push(config.headers.get('If-Match'));
    return real(config);
  };
  return sent;
}

describe('RC07: an alert changes elsewhere while an answer to it is typed', () => {
  it('says nothing of what one does oneself; keeps what is typed, says who did what, and resolves the version that is shown', async () => {
    const { panel, stored, elsewhere, kept, user } = await typing();
    await user.click(panel.getByRole('button', { name: 'Add comment' }));
    expect(await panel.findByText('She calls.', { selector: 'p' })).toBeVisible();
    const comment = panel.getByRole('textbox', { name: 'Comment' });
    await waitFor(() => expect(comment).toHaveValue(''));
    expect(panel.queryByText(/^Changed in the meantime/)).toBeNull();
    await user.type(comment, 'She calls.');

    await elsewhere({ action: 'acknowledge' });
    const notice = await panel.findByText(/^Changed in the meantime: Acknowledged/);
    expect(notice).toHaveTextContent('(colleague, 20 Nov 2026, 20:00 GMT+9)');
    expect(notice.closest('[role="status"]')).toBeInTheDocument();
    kept();
    const { version } = await stored();
    const sent = versionsSent();
    await user.click(panel.getByRole('button', { name: 'Resolve' }));
    expect(await panel.findByText(/^Resolved by/)).toHaveTextContent('Nuno Carvalho');
    expect(sent).toEqual([version]);
    expect(await stored()).toMatchObject({ status: 'resolved', outcome: 'noAnswer', note: 'Twice.' });
    expect(panel.queryByText(/^Changed in the meantime/)).toBeNull();
    expect(panel.queryByRole('button', { name: 'Resolve' })).toBeNull();
  });

  itLong(
    'is refused when yet another change comes between the notice and the click, and stores nothing over what a colleague resolved',
    async () => {
      const { panel, stored, elsewhere, kept, user } = await typing();
      await elsewhere({ action: 'comment', note: 'Her son answered.' });
      expect(await panel.findByText(/^Changed in the meantime: Comment/)).toBeVisible();
      expect(panel.getByText('Her son answered.')).toBeVisible();
      const real = care.defaults.adapter as AxiosAdapter;
      let over = false;
      care.defaults.adapter = async (config) => {
        if (config.method === 'post' && !over) {
          over = true;
          await elsewhere({ action: 'acknowledge' });
        }
        return real(config);
      };
      await user.click(panel.getByRole('button', { name: 'Resolve' }));
      expect(await panel.findByText(/^Somebody else acted on this alert/)).toBeVisible();
      expect(await panel.findByText(/^Changed in the meantime: Acknowledged/)).toBeVisible();
      kept();

      await elsewhere({ action: 'resolve', outcome: 'advicePhone', note: 'Spoke to her.' });
      expect(await panel.findByText(/^Changed in the meantime: Resolved/)).toBeVisible();
      kept();
      await user.click(panel.getByRole('button', { name: 'Resolve' }));
      expect(await panel.findByText('This alert is already closed.')).toBeVisible();
      kept();
      expect(await stored()).toMatchObject({ outcome: 'advicePhone', note: 'Spoke to her.' });
    },
  );
});
