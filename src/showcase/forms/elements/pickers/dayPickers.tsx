import { useState, type ReactNode } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { useFormats } from '@/shared/i18n/format';
import { now } from '@/shared/store/clock';
import { DayField } from '@/shared/ui/days/DayField';
import { addDays, daysOf, isDay, spanOf, weekOf } from '../looks/days';
import { DayList } from './DayList';
import '@/shared/forms/formRows.css';

/** A day outside of a form of react-hook-form; within one the product has its DateField. */
function DayInput({
  label,
  value,
  onChange,
  hint,
  error,
  min,
  max,
}: {
  label: ReactNode;
  value: string;
  onChange: (day: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  min?: string;
  max?: string;
}) {
  return (
    <DayField label={label} hint={hint} error={error} min={min} max={max} value={value} onChange={onChange} />
  );
}

/** The calendar offers these days only; what is typed all the same is refused with words. */
function Limited() {
  const formats = useFormats();
  const [today] = useState(() => new Date(now()).toISOString().slice(0, 10));
  const [day, setDay] = useState(today);
  const last = addDays(today, 14);
  const within = { from: formats.day(today), to: formats.day(last) };
  const isRefused = day !== '' && (day < today || day > last);
  return (
    <DayInput
      label={<T id="showcase:/forms/elements/pickers#control" />}
      hint={<T id="showcase:/forms/elements/pickers#within" values={within} />}
      error={isRefused ? <T id="showcase:/forms/elements/pickers#notWithin" values={within} /> : undefined}
      min={today}
      max={last}
      value={day}
      onChange={setDay}
    />
  );
}

const closed = [
  { from: '2026-12-24', to: '2026-12-26' },
  { from: '2027-01-01', to: '2027-01-03' },
];

/** The days that are not to be had are named, and refused. */
function Unless() {
  const formats = useFormats();
  const t = useT();
  const [day, setDay] = useState('2026-12-23');
  const wordsOf = ({ from, to }: { from: string; to: string }) =>
    t('showcase:/forms/elements/pickers#span', { from: formats.day(from), to: formats.day(to) });
  const hit = spanOf(day, closed);
  return (
    <DayInput
      label={<T id="showcase:/forms/elements/pickers#visit" />}
      hint={
        <T id="showcase:/forms/elements/pickers#closed" values={{ days: closed.map(wordsOf).join(' · ') }} />
      }
      error={hit && <T id="showcase:/forms/elements/pickers#isClosed" values={{ days: wordsOf(hit) }} />}
      value={day}
      onChange={setDay}
    />
  );
}

/** Two days that belong together, filled in beforehand. */
function Stay() {
  const t = useT();
  const [{ from, to }, setStay] = useState({ from: '2026-11-23', to: '2026-11-29' });
  const days = isDay(from) && isDay(to) ? daysOf(from, to) : null;
  return (
    <fieldset>
      <legend className="form-label fs-6 fw-semibold">{t('showcase:/forms/elements/pickers#stay')}</legend>
      <div className="nd-form-row">
        <DayInput
          label={t('showcase:/forms/elements/pickers#from')}
          max={to}
          value={from}
          onChange={(day) => setStay({ from: day, to })}
        />
        <DayInput
          label={t('showcase:/forms/elements/pickers#to')}
          error={days === 0 ? t('showcase:/forms/elements/pickers#order') : undefined}
          min={from}
          value={to}
          onChange={(day) => setStay({ from, to: day })}
        />
      </div>
      <p role="status">
        {days !== null && days > 0 && t('showcase:/forms/elements/pickers#days', { count: days })}
      </p>
    </fieldset>
  );
}

/** A list that one adds to: each of its days can be taken away again. */
function Several() {
  return <DayList first={['2026-11-25', '2026-12-02']} />;
}

/** Wards plan by the week of ISO 8601. */
function Week() {
  const [day, setDay] = useState('2027-01-01');
  return (
    <DayInput
      label={<T id="showcase:/forms/elements/pickers#duty" />}
      hint={
        isDay(day) ? (
          <T id="showcase:/forms/elements/pickers#week" values={{ week: weekOf(day) }} />
        ) : undefined
      }
      value={day}
      onChange={setDay}
    />
  );
}

export { Limited, Several, Stay, Unless, Week };
