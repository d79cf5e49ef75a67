import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Questionnaire, QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import { care } from '@/shared/api/http';
import { itLong } from '@tests/support/extent';
import { addressOf, renderApp } from '@tests/support/renderApp';

const aDraft = (parts: Partial<QuestionnaireBody> = {}): QuestionnaireBody => ({
  id: 'form-one',
  name: 'Zinnia evening',
  status: 'draft',
  language: 'en',
  title: { en: 'Your evening' },
  items: [{ linkId: 'q1', type: 'scale', text: { en: 'How thirsty are you?' }, min: 0, max: 10, step: 1 }],
  scores: [],
  ...parts,
});
const stored = async (id: string): Promise<Questionnaire> =>
  (await care.get<Questionnaire>(`/questionnaires/${id}`)).data;

/** Focus goes to a control by its name, as Tab or a screen reader brings it there. */
const focus = (name: RegExp | string) => {
  const control = screen.getByLabelText(name, { selector: 'input, textarea, select, button' });
  act(() => control.focus());
};
const focusButton = (name: string) => {
  const button = within(screen.getByRole('main')).getByText(name, { selector: 'button, button *' });
  act(() => button.closest('button')?.focus());
};

describe('§2.9 a questionnaire from nothing to published', () => {
  it('complaint 39: is written, scored, tried, saved and published with the keyboard alone', async () => {
    const app = await renderApp('/questioners/new', { as: 'ADMIN' });
    const { user } = app;
    const type = async (name: RegExp | string, text: string) => {
      focus(name);
      await user.paste(text);
    };
    const press = async (name: string) => {
      focusButton(name);
      await user.keyboard('{Enter}');
    };
    await screen.findByLabelText(/^Name \(/);

    await press('Save draft');
    expect(screen.getByText(/^It was not saved/).closest('[role="group"]')).toHaveFocus();
    await user.keyboard('{Tab}{Enter}');
    expect(screen.getByLabelText(/^Name \(/)).toHaveFocus();
    await user.paste('Zinnia thirst');
    await type(/^Title/, 'Your thirst');

    await user.selectOptions(screen.getByLabelText('Item to add'), 'Scale');
    await press('Add');
    await type(/^Text/, 'How thirsty are you?');
    await user.selectOptions(screen.getByLabelText('Item to add'), 'Short text');
    await press('Add');
    await type(/^Text/, 'What helps?');
    await press('Add condition');
    await user.selectOptions(screen.getByLabelText('Comparison of condition 1'), 'is at least');
    await type('Value of condition 1', '7');

    // The second question goes up and comes down again, and both are told.
    focus('Move up: What helps?');
    await user.keyboard('{Enter}');
    expect(screen.getByText('What helps? is now at position 1 of 2.')).toBeInTheDocument();
    await user.keyboard('{Control>}z{/Control}');
    const list = within(screen.getByRole('list', { name: 'Sections and questions' }));
    const names = () => list.getAllByLabelText(/^Drag: /).map((one) => one.getAttribute('aria-label'));
    expect(names()).toEqual(['Drag: How thirsty are you?', 'Drag: What helps?']);

    await press('Add score');
    await type(/^Name of the score/, 'Thirst');
    expect(screen.getByText('Possible scores: 0 to 10.')).toBeVisible();
    await press('Add band');
    await type(/^Meaning of band 1/, 'Any');
    await user.selectOptions(screen.getByLabelText('Alert of band 1'), 'High');
    expect(screen.getByText('It can be published.')).toBeVisible();

    // Conditions and scores live in the preview.
    const tried = within(screen.getByRole('group', { name: 'Your thirst' }));
    expect(tried.queryByText('What helps?')).toBeNull();
    act(() => tried.getByLabelText('8').focus());
    await user.keyboard(' ');
    expect(await tried.findByText('What helps?')).toBeVisible();
    const scores = within(screen.getByRole('region', { name: 'Scores of these answers' }));
    expect(scores.getByText('8', { selector: 'strong' })).toBeVisible();

    await press('Save draft');
    await waitFor(() => expect(addressOf(app)).toMatch(/^\/questioners\/[0-9a-f]{32}\/edit$/));
    await waitFor(() =>
      expect(screen.getByText('Publish').closest('button')).toHaveAttribute('aria-disabled', 'false'),
    );
    await press('Publish');
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish “Zinnia thirst”?' }));
    act(() => dialog.getByRole('button', { name: 'Publish' }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(addressOf(app)).toMatch(/^\/questioners\/[0-9a-f]{32}$/));
    expect(await screen.findByText('Version 1')).toBeVisible();
    const id = addressOf(app).split('/').at(-1) ?? '';
    expect(await stored(id)).toMatchObject({
      name: 'Zinnia thirst',
      status: 'published',
      revision: 1,
      items: [
        { linkId: 'q1', type: 'scale', text: { en: 'How thirsty are you?' } },
        { linkId: 'q2', enableWhen: [{ item: 'q1', operator: '>=', value: 7 }] },
      ],
      scores: [{ items: ['q1'], bands: [{ from: 0, to: 10, severity: 'high', label: { en: 'Any' } }] }],
    });
  }, 180_000);

  itLong('complaint 38: what was written is back after a reload, and a stale save shows both', async () => {
    const app = await renderApp('/misc/error/404', { as: 'USER' });
    const { user } = app;
    await screen.findByRole('heading', { level: 1 });
    await care.post('/questionnaires', aDraft());
    await app.router.navigate('/questioners/form-one/edit');
    const title = await screen.findByLabelText(/^Title/);
    await user.clear(title);
    await user.paste('Your night');
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Your night'));
    app.unmount();

    // Meanwhile it is another version, under another name.
    const again = await renderApp('/misc/error/404', { as: 'USER' });
    await screen.findByRole('heading', { level: 1 });
    await care.post('/questionnaires', aDraft({ name: 'Zinnia late' }));
    await again.router.navigate('/questioners/form-one/edit');
    expect(await screen.findByText(/^Your unsaved changes of/)).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Your night');
    const press = (name: string) =>
      again.user.click(within(screen.getByRole('main')).getByText(name, { selector: 'button, button *' }));
    await press('Save draft');
    const alert = within(
      await screen.findByText(/^Somebody else changed/).then((text) => text.parentElement ?? text),
    );
    expect(alert.getByText('Changed: Title')).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Your night');
    await press('Use the saved version');
    expect(screen.getByLabelText(/^Name \(/)).toHaveValue('Zinnia late');
    await press('Undo');
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Your night');
  });

  it('AZ03: a USER writes drafts and cannot publish them, in the page or past it', async () => {
    const app = await renderApp('/misc/error/404', { as: 'USER' });
    await screen.findByRole('heading', { level: 1 });
    await care.post('/questionnaires', aDraft());
    await app.router.navigate('/questioners?q=zinnia');
    expect(await screen.findByText('Zinnia evening')).toBeVisible();
    expect(screen.getByText(/^You write drafts/)).toBeVisible();
    expect(screen.queryByLabelText('Publish: Zinnia evening')).toBeNull();
    expect(screen.getByLabelText('Duplicate: Zinnia evening')).toBeVisible();
    await app.router.navigate('/questioners/form-one/edit');
    expect(await screen.findByText('Only administrators can publish it.')).toBeVisible();
    expect(screen.queryByText('Publish')).toBeNull();
    const { version } = await stored('form-one');
    await expect(
      care.put('/questionnaires/form-one', aDraft({ status: 'published' }), {
        headers: { 'If-Match': version },
      }),
    ).rejects.toMatchObject({ response: { status: 403 } });
  });
});
