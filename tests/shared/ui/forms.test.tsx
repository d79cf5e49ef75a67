import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { Field } from '@/shared/ui/Field';
import { inEnglish } from './inEnglish';

describe('AC09 Field', () => {
  it('names the control and ties hint and error to it', () => {
    inEnglish(
      <Field label="Weight" hint="In kilograms" error="Enter a weight" required>
        {(control) => <input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Weight (required)' });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('Enter a weight In kilograms');
  });

  it('says nothing where nothing is wrong', () => {
    inEnglish(<Field label="Weight">{(control) => <input {...control} />}</Field>);
    const input = screen.getByRole('textbox', { name: 'Weight' });
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).not.toHaveAttribute('aria-describedby');
  });
});

describe('AC09 ErrorSummary', () => {
  const form = (attempt: number, messages: string[]) => (
    <>
      <ErrorSummary
        attempt={attempt}
        problems={messages.map((message, index) => ({ field: `field-${index}`, message }))}
      />
      <input id="field-0" aria-label="Weight" />
      <input id="field-1" aria-label="Height" />
    </>
  );

  it('takes focus on each try and leads to the fields', async () => {
    const user = userEvent.setup();
    const { rerender } = inEnglish(form(1, ['Enter a weight', 'Enter a height']));
    const summary = screen.getByRole('group', { name: 'There are problems with 2 fields' });
    expect(summary).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Enter a height' }));
    expect(screen.getByRole('textbox', { name: 'Height' })).toHaveFocus();

    rerender(form(2, ['Enter a height']));
    expect(screen.getByRole('group', { name: 'There is a problem with 1 field' })).toHaveFocus();
  });

  it('does not take focus while somebody types', async () => {
    const user = userEvent.setup();
    const { rerender } = inEnglish(form(1, ['Enter a weight', 'Enter a height']));
    await user.click(screen.getByRole('textbox', { name: 'Weight' }));
    rerender(form(1, ['Enter a height']));
    expect(screen.getByRole('textbox', { name: 'Weight' })).toHaveFocus();
    rerender(form(1, []));
    rerender(form(1, ['Enter a weight']));
    expect(screen.getByRole('textbox', { name: 'Weight' })).toHaveFocus();
    rerender(form(2, ['Enter a weight']));
    expect(screen.getByRole('group', { name: /^There is a problem/ })).toHaveFocus();
  });

  it('is nothing without a problem', () => {
    inEnglish(form(1, []));
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });
});
