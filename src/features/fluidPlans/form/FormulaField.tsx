import { useRef } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import type { FormulaProblem } from '@/domain/fluid/formula/formulaProblem';
import { fieldId, useErrorText } from '@/shared/forms/fieldTypes';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { FormulaNames } from './FormulaNames';
import type { PlanEntries } from './planEntries';
import { formulaProblem, type FormulaField as Name } from './planResolver';

/** A formula with its faulty part marked; where something is missing, a sign stands in its place. */
function MarkedFormula({
  text,
  problem: { at, length },
}: {
  text: string;
  problem: Pick<FormulaProblem, 'at' | 'length'>;
}) {
  const part = text.slice(at, at + length);
  return (
    <p className="mb-0 text-break">
      <span className="visually-hidden">
        <T id="fluidPlans.faultAt" values={{ place: at + 1 }} />{' '}
      </span>
      <code dir="ltr" className="nd-formula-text">
        {text.slice(0, at)}
        <mark className="nd-fault">{part === '' ? '␣' : part}</mark>
        {text.slice(at + length)}
      </code>
    </p>
  );
}

/**
 * A formula, read while it is typed: what is wrong is said and shown in its place. Somebody who comes to it by keyboard, or
 * from the summary of what is wrong, finds the faulty part selected.
 */
export function FormulaField({
  form: { control },
  name,
  label,
}: {
  form: UseFormReturn<PlanEntries>;
  name: Name;
  label: string;
}) {
  const t = useT();
  const errorText = useErrorText();
  const { field, fieldState } = useController({ control, name });
  const text = field.value;
  const input = useRef<HTMLTextAreaElement | null>(null);
  const isPointed = useRef(false);
  // An empty field is told of when somebody tries to save it, as every other is.
  const problem = text.trim() === '' ? null : formulaProblem(text);
  const select = () => {
    if (problem) input.current?.setSelectionRange(problem.at, problem.at + problem.length);
  };
  /** Where the caret was: coming back from the buttons of the names selects nothing. */
  const insert = (piece: string) => {
    const box = input.current;
    if (!box) return;
    isPointed.current = true;
    box.focus();
    isPointed.current = false;
    box.setRangeText(piece, box.selectionStart, box.selectionEnd, 'end');
    field.onChange(box.value);
  };
  return (
    <>
      <Field
        id={fieldId(name)}
        className="mb-2"
        label={label}
        hint={t('fluidPlans.formulaHint')}
        required
        error={problem ? t(problem.message, problem.values) : errorText(fieldState.error, undefined)}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            ref={(element) => {
              input.current = element;
              field.ref(element);
            }}
            className="form-control nd-formula"
            rows={2}
            dir="ltr"
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            value={text}
            onChange={field.onChange}
            onBlur={field.onBlur}
            onPointerDown={() => {
              isPointed.current = document.activeElement !== input.current;
            }}
            onFocus={() => {
              if (!isPointed.current) select();
              isPointed.current = false;
            }}
          />
        )}
      </Field>
      {problem && (
        <div className="mb-2 d-flex flex-wrap gap-2 align-items-center">
          <MarkedFormula text={text} problem={problem} />
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            onClick={() => {
              input.current?.focus();
              select();
            }}
          >
            <T id="fluidPlans.toFault" />
          </button>
        </div>
      )}
      <FormulaNames onInsert={insert} />
    </>
  );
}
