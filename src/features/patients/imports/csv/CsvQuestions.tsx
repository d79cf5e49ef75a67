import { useId } from 'react';
import { useIntl } from 'react-intl';
import { csvNumber } from '@/domain/csv/numbers';
import { csvDate } from '@/domain/csv/dates';
import { dateIn } from '@/domain/csv/times';
import { useT } from '@/shared/i18n/text';
import type { CsvChoices, CsvOutlook } from './csvPlan';

interface Answer<T extends string> {
  value: T;
  label: string;
}

function Question<T extends string>({
  legend,
  answers,
  chosen,
  onChoose,
}: {
  legend: string;
  answers: readonly Answer<T>[];
  chosen: T | undefined;
  onChoose: (value: T) => void;
}) {
  const group = useId();
  return (
    <fieldset className="alert alert-warning mb-0">
      <legend className="h6">{legend}</legend>
      {answers.map(({ value, label }) => (
        <div key={value} className="form-check">
          <input
            type="radio"
            className="form-check-input"
            id={`${group}-${value}`}
            name={group}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <label className="form-check-label" htmlFor={`${group}-${value}`}>
            {label}
          </label>
        </div>
      ))}
    </fieldset>
  );
}

/** All lines are the patient's: no cell of a file begins like that, for white space around cells does not count. */
const ALL = ' all';

/** Asks about ambiguous dates and decimal marks, and which user of a device is the patient, instead of guessing. */
export function CsvQuestions({
  outlook,
  choices,
  onChoose,
}: {
  outlook: CsvOutlook;
  choices: CsvChoices;
  onChoose: (change: Partial<CsvChoices>) => void;
}) {
  const t = useT();
  const intl = useIntl();
  const { askDate, askDecimal, askUser } = outlook;
  const dayOnly = dateIn(askDate?.cell ?? '');
  return (
    <>
      {askDate && (
        <Question
          legend={t('csvImport.askDate', { cell: dayOnly })}
          answers={askDate.orders.map((value) => ({
            value,
            label: intl.formatDate(`${csvDate(dayOnly, value) ?? ''}T12:00:00Z`, {
              dateStyle: 'full',
              timeZone: 'UTC',
            }),
          }))}
          chosen={choices.dateOrder}
          onChoose={(dateOrder) => onChoose({ dateOrder })}
        />
      )}
      {askUser && (
        <Question
          legend={t('csvImport.askUser', { column: askUser.column })}
          answers={[
            ...askUser.users.map((value) => ({
              value,
              label: value === '' ? t('csvImport.userNone') : t('csvImport.userOne', { user: value }),
            })),
            { value: ALL, label: t('csvImport.userAll') },
          ]}
          chosen={choices.user === null ? ALL : choices.user}
          onChoose={(user) => onChoose({ user: user === ALL ? null : user })}
        />
      )}
      {askDecimal && (
        <Question
          legend={t('csvImport.askDecimal', { cell: askDecimal.cell })}
          answers={(['.', ','] as const).map((value) => ({
            value,
            label: intl.formatNumber(csvNumber(askDecimal.cell, value) ?? NaN, { maximumFractionDigits: 6 }),
          }))}
          chosen={choices.decimal}
          onChoose={(decimal) => onChoose({ decimal })}
        />
      )}
    </>
  );
}
