import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrivingFile } from '@tests/support/arriving';
import { calculated, form, one, pain, total } from '@tests/support/foreignForms';
import { renderApp } from '@tests/support/renderApp';

describe('§2.9 a questionnaire of another system', () => {
  it('is refused by the name of the item, or opened as a draft that asks what was meant', async () => {
    const { user } = await renderApp('/questioners', { as: 'ADMIN' });
    const choose = await screen.findByLabelText('FHIR file with a questionnaire');
    const refused = form([pain, { ...total, ...calculated(`${one('pain')} * 2`) }]);
    await user.upload(choose, new File([JSON.stringify(refused)], 'double.json'));
    const told = within(await screen.findByRole('dialog'));
    expect(told.getByText(/is not supported\. Without it/)).toBeVisible();
    expect(told.getByText('total').closest('p')).toHaveTextContent('Item total: Total');
    expect(told.getByText('item[1].calculatedExpression')).toBeVisible();
    await user.click(told.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);

    await user.upload(choose, await arrivingFile('14-hidden-calculated-questionnaire.json'));
    const site = await screen.findByRole('button', { name: /^Internal site code/ });
    const tried = () => within(screen.getByRole('group', { name: 'Swelling and breath, home week' }));
    expect(tried().getByRole('group', { name: /^1\. How swollen are your legs/ })).toBeVisible();
    expect(tried().queryByText('Internal site code')).toBeNull();
    expect(tried().queryByText('Total points')).toBeNull();
    expect(tried().getByLabelText('Anything else?')).toHaveAttribute('maxlength', '40');
    await user.click(site);
    expect(screen.getByRole('checkbox', { name: 'Hidden from patients' })).toBeChecked();
    expect(screen.getByText('SITE-07')).toBeVisible();

    // Shown, it would be handed in without anybody having answered.
    await user.click(screen.getByRole('checkbox', { name: 'Hidden from patients' }));
    expect(screen.getByText(/^A preset answer would be handed in/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /^Shown with its preset answer/ }));
    expect(tried().getByText('SITE-07')).toBeVisible();
  });
});
