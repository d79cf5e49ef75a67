import { screen, waitFor, within } from '@testing-library/react';
import { AxiosError, type AxiosAdapter } from 'axios';
import { describe, expect, it } from 'vitest';
import type { Threshold } from '@/domain/rules/alertRule';
import { care } from '@/shared/api/http';
import { describeLong, itLong } from '@tests/support/extent';
import { renderApp } from '@tests/support/renderApp';

const stored = async (): Promise<Threshold[]> =>
  (await care.get<{ items: Threshold[] }>('/thresholds')).data.items;

describe('§2.5 §3 #7 #8: limits of one patient', () => {
  it('a USER sees whose each figure is, sets other ones with a reason and an end, and gives them up again', async () => {
    const id = 'sample-02';
    const app = await renderApp(`/userlist/${id}/limits`, { as: 'USER' });
    const target = within(await screen.findByRole('region', { name: 'Target' }));
    expect(target.getByText(/Values outside the target do not raise an alert/)).toBeVisible();
    const limits = within(screen.getByRole('region', { name: 'Alert limits' }));
    const rule = async (name: string) => {
      const item = (await limits.findByRole('heading', { name })).closest('li');
      if (!item) throw new Error(`no limits of ${name}`);
      return item;
    };
    expect(await rule('Severely high blood pressure')).toHaveTextContent(
      /Critical ?≥ 180 or ≥ 110 mmHg ?General/,
    );
    expect(await target.findByRole('img')).toHaveAccessibleName(
      /Target: .*mmHg\. Alert limits: 70\smmHg, 90\smmHg, 100\smmHg, 140\smmHg, 180\smmHg/,
    );
    expect(limits.queryByRole('heading', { name: 'High 7-day home mean' })).toBeNull();

    const change = 'Change limits: Severely high blood pressure';
    await app.user.click(limits.getByRole('button', { name: change }));
    const dialog = within(await screen.findByRole('dialog', { name: /Joost Vandermole: limits of/ }));
    const fill = async (label: RegExp, text: string) => {
      await app.user.clear(dialog.getByLabelText(label));
      await app.user.paste(text);
    };
    expect(dialog.getByText('Default 180 mmHg')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('group', { name: 'There are problems with 2 fields' })).toHaveFocus();
    expect(dialog.getByRole('link', { name: /^This rule is: Change at least one value/ })).toBeVisible();
    await fill(/^Systolic pressure/, '195');
    await fill(/^Reason/, 'High for years');
    await app.user.type(dialog.getByLabelText(/^Valid until/), '2026-12-24');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The limits are saved.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const changed = await rule('Severely high blood pressure');
    expect(changed).toHaveTextContent(/≥ 195 or ≥ 110 mmHg ?195 mmHg ?Patient’s own ?110 mmHg ?General/);
    expect(changed).toHaveTextContent(/Nuno Carvalho, .*: High for years.*Valid until 24 Dec 2026/);
    expect(await stored()).toMatchObject([
      {
        scope: 'patient',
        key: id,
        limits: [{ severity: 'critical', limit: 195 }],
        by: 'nurse@nephrodesk.test',
      },
    ]);

    await app.user.click(limits.getByRole('button', { name: 'Remove limits: Severely high blood pressure' }));
    const asked = within(
      await screen.findByRole('dialog', { name: /^Remove the specific limits of Joost Vandermole/ }),
    );
    await app.user.click(asked.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The limits are removed.')).toBeVisible();
    await waitFor(async () =>
      expect(await rule('Severely high blood pressure')).toHaveTextContent(/≥ 180 or ≥ 110 mmHg ?General/),
    );
    expect(await stored()).toEqual([]);
  });

  itLong(
    'an ADMIN sets other limits for a category on the rule’s page; an end that is over is marked',
    async () => {
      const app = await renderApp('/alerts/rules/pressureLow', { as: 'ADMIN' });
      const others = within(
        await screen.findByRole('region', { name: 'Specific limits for groups and patients' }),
      );
      await app.user.click(await others.findByRole('button', { name: 'Set limits' }));
      expect(others.getByText('Fill in this field.')).toBeVisible();
      await screen.findByRole('option', { name: 'Haemodialysis' });
      await app.user.selectOptions(others.getByLabelText('Specific limits for'), 'Haemodialysis');
      await app.user.click(others.getByRole('button', { name: 'Set limits' }));
      const dialog = within(await screen.findByRole('dialog', { name: /^Haemodialysis: limits of/ }));
      await app.user.selectOptions(dialog.getByLabelText('This rule is'), 'Off');
      expect(dialog.queryByLabelText(/^Limit/)).toBeNull();
      await app.user.click(dialog.getByLabelText(/^Reason/));
      await app.user.paste('Judged at the machine');
      await app.user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(await others.findByRole('button', { name: 'Change limits: Haemodialysis' })).toBeVisible();
      const [first] = await stored();
      if (!first) throw new Error('nothing stored');
      const { version, updatedAt: _, by: __, at: ___, ...body } = first;
      const ended = { ...body, until: '2026-11-10' };
      await care.put(`/thresholds/${first.id}`, ended, { headers: { 'If-Match': version } });
      expect(await others.findByText('Expired on 10 Nov 2026')).toBeVisible();
    },
  );
});

describeLong('§2.5: while the limits put in their place are not to be had', () => {
  let isDown = false;
  const between =
    (store: AxiosAdapter): AxiosAdapter =>
    (config) =>
      isDown && config.url === '/thresholds'
        ? Promise.reject(new AxiosError('down', AxiosError.ERR_NETWORK, config))
        : store(config);

  it('the general limits are not shown as a patient’s, and a rule is not said to have no others', async () => {
    isDown = true;
    const app = await renderApp('/userlist/sample-02/limits', { as: 'ADMIN', between });
    const limits = within(await screen.findByRole('region', { name: 'Alert limits' }));
    const again = await limits.findByRole('button', { name: 'Retry' });
    expect(limits.queryByRole('heading', { name: 'Severely high blood pressure' })).toBeNull();
    await app.router.navigate('/alerts/rules/pressureSevere');
    await screen.findAllByRole('button', { name: 'Retry' });
    expect(screen.queryByText('No specific limits for any group or patient.')).toBeNull();
    expect(again).not.toBeInTheDocument();
    isDown = false;
  });
});
