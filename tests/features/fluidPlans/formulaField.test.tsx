import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { FormulaField } from '@/features/fluidPlans/form/FormulaField';
import { newPlan, type PlanEntries } from '@/features/fluidPlans/form/planEntries';
import { canonicalUnits } from '@/domain/readings/units';
import { inEnglish } from '../../shared/ui/inEnglish';

function Formula() {
  const form = useForm<PlanEntries>({ defaultValues: newPlan('one', 'Glass', canonicalUnits) });
  return <FormulaField form={form} name="totalFluidQuantityFormula" label="Formula" />;
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Formula/);
const selected = () => field().value.slice(field().selectionStart, field().selectionEnd);
const marked = () => document.querySelector('mark')?.textContent;

describe('§2.6 the formula editor', () => {
  it.each([
    ['500 + alert(1)', /There is no function “alert”/, 'alert'],
    ['constructor.constructor("x")()', /no function “constructor.constructor”/, 'constructor.constructor'],
    ['weight.constructor', /is not arithmetic/, 'weight.constructor'],
    ['fetch`x`', /is not valid here/, '`'],
    ['[1;2]', /is not arithmetic|is not valid here/, '['],
    ['weight + height', /kg and cm cannot be combined/, '+'],
    ['30 * weights', /There is no variable “weights”/, 'weights'],
    ['1,5 × weight', /can be read in two ways/, '1,5'],
    ['1.500', /thousands or as decimals/, '1.500'],
  ])('XS01: says what is wrong with %s, marks it, and selects it', async (text, said, fault) => {
    inEnglish(<Formula />);
    const user = userEvent.setup();
    await user.click(field());
    await user.paste(text);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(said);
    expect(marked()).toContain(fault[0]);
    expect(fault.startsWith(marked()?.[0] ?? '–')).toBe(true);
    await user.click(screen.getByText('Go to the error'));
    expect(field()).toHaveFocus();
    expect(selected()).toBe(marked());
    // The summary's link and the keyboard focus it without pointing anywhere in it.
    act(() => screen.getByText('Go to the error').focus());
    field().setSelectionRange(text.length, text.length);
    act(() => field().focus());
    expect(field()).toHaveFocus();
    expect(selected()).toBe(marked());
  });

  it('shows where something is missing, and puts names where the caret stands', async () => {
    inEnglish(<Formula />);
    const user = userEvent.setup();
    await user.click(field());
    await user.paste('500 + ');
    expect(field()).toHaveAccessibleDescription(/formula is incomplete/);
    expect(marked()).toBe('␣');
    await user.click(screen.getByLabelText('Insert urine24h: 24 h urine volume (mL/d)'));
    expect(field()).toHaveValue('500 + urine24h');
    expect(field()).toHaveFocus();
    expect(field()).toBeValid();
    expect(marked()).toBeUndefined();
    field().setSelectionRange(0, 3);
    await user.click(screen.getByLabelText(/^Insert max\( \)/));
    expect(field()).toHaveValue('max(; ) + urine24h');
    expect(field()).toBeInvalid();
  });
});
