import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDecimal, parseDecimal } from '@/domain/numbers';
import type { Answer } from '@/domain/questionnaire/responses/response';
import { toLocale } from '@/locales';

const DECIMALS = 3;

/** A number in the notation of the language, with its unit. What is no number stays as it was typed, and is told then. */
export function FigureInput({
  id,
  isWhole,
  unit,
  answer,
  describedBy,
  onChange,
}: {
  id: string;
  isWhole: boolean;
  unit: string | undefined;
  answer: Answer | undefined;
  describedBy: string | undefined;
  onChange: (answer: Answer) => void;
}) {
  const locale = toLocale(useIntl().locale);
  const [typed, setTyped] = useState(() =>
    typeof answer === 'number' ? formatDecimal(answer, locale) : String(answer ?? ''),
  );
  const change = (text: string) => {
    setTyped(text);
    const parsed = parseDecimal(text, locale, { decimals: DECIMALS });
    onChange('value' in parsed ? parsed.value : text.trim());
  };
  return (
    <div className="input-group nd-answer-figure">
      <input
        id={id}
        type="text"
        inputMode={isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        dir="ltr"
        className="form-control form-control-lg"
        aria-describedby={describedBy}
        value={typed}
        onChange={({ target }) => change(target.value)}
      />
      {unit !== undefined && <span className="input-group-text">{unit}</span>}
    </div>
  );
}
