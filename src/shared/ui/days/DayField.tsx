import CalendarDays from 'lucide-react/icons/calendar-days';
import { useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { patientDay } from '@/domain/patientDay';
import { readDay, writeDay } from '@/domain/typedDay';
import { toLocale } from '@/locales';
import { useOwnZone } from '@/shared/i18n/DisplayUnits';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { CalendarBox } from './CalendarBox';
import { Field } from '../Field';
import { Icon } from '../Icon';
import { useOutside } from '../suggest/useOutside';
import { useHeldForm } from './useHeldForm';
import { useOutsideWords } from './useOutsideWords';
import './dayField.css';

const hasWords = (words: ReactNode): boolean =>
  words !== undefined && words !== null && words !== '' && words !== false;

export interface DayFieldProps {
  id?: string;
  label: ReactNode;
  /** The name of the field where its label is not plain text or is not seen. */
  name?: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  className?: string;
  /** ISO date; '' while empty, and while what is typed is no date. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** First and last day, ISO dates, said in words when another one is given. */
  min?: string | undefined;
  max?: string | undefined;
  /** ISO date that "today" and -3d start from; without it the reader's. */
  today?: string;
  /** True where the day is also said in words below. */
  isSpelledOut?: boolean;
  /** True where a typed day is handed on by Enter or on leaving, not while it is being typed. */
  isTakenWhenLeft?: boolean;
  ref?: Ref<HTMLInputElement>;
  /** Beside the date, e.g. the time of day. */
  children?: ReactNode;
  /** Takes apart a pasted text that holds more than the date; null where it holds no more. */
  splitPasted?: (text: string) => { day: string; rest: string } | null;
  onRest?: (day: string, rest: string) => void;
}

/**
 * A date in the language of the page: typed in any way that people write it, shown as that language writes it, said in
 * words below, or chosen from a calendar that is loaded when it is opened. What is no date stays as it was typed, with
 * the reason, and keeps the form around it from being sent.
 */
export function DayField({
  id,
  label,
  name = typeof label === 'string' ? label : undefined,
  hint,
  error,
  required,
  className,
  value,
  onChange,
  onBlur,
  onKeyDown,
  min: givenMin,
  max: givenMax,
  today: givenToday,
  isSpelledOut = true,
  isTakenWhenLeft = false,
  ref,
  children,
  splitPasted,
  onRest,
}: DayFieldProps) {
  const t = useT();
  const formats = useFormats();
  const zone = useOwnZone();
  const locale = toLocale(useIntl().locale);
  const today = givenToday ?? patientDay(now(), { timeZone: zone });
  // A bound that is another field's day may still be missing.
  const [min, max] = [givenMin, givenMax].map((bound) => (bound === '' ? undefined : bound));
  const [typed, setTyped] = useState({ text: writeDay(value, locale), value, locale });
  const [left, setLeft] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // Set from outside, or the language changed: what was typed gives way unless nobody could read it.
  if (typed.value !== value) setTyped({ text: writeDay(value, locale), value, locale });
  else if (typed.locale !== locale)
    setTyped({ text: value === '' ? typed.text : writeDay(value, locale), value, locale });

  const read = (text: string) => readDay(text, { locale, today, latest: max });
  const change = (text: string) => {
    const apart = splitPasted?.(text);
    const first = apart && read(apart.day);
    if (apart && first && 'day' in first) {
      setTyped({ text: writeDay(first.day, locale), value: first.day, locale });
      onRest?.(first.day, apart.rest);
      return;
    }
    if (isTakenWhenLeft) {
      setTyped({ text, value, locale });
      setLeft(false);
      return;
    }
    const meant = read(text);
    const next = 'day' in meant ? meant.day : '';
    setTyped({ text, value: next, locale });
    if (next !== value) onChange(next);
  };
  const choose = (day: string) => {
    setTyped({ text: writeDay(day, locale), value: day, locale });
    if (day !== value) onChange(day);
  };
  const isBlank = typed.text.trim() === '';
  const meant = value === '' || isTakenWhenLeft ? read(typed.text) : { day: value };
  const isRefused = 'problem' in meant && !isBlank;
  const outsideWords = useOutsideWords(min, max);
  const leave = () => {
    setLeft(true);
    if (isTakenWhenLeft && (isBlank || ('day' in meant && outsideWords(meant.day) === undefined))) {
      const day = 'day' in meant ? meant.day : value;
      choose(day);
    } else if (value !== '' && !isTakenWhenLeft) setTyped({ text: writeDay(value, locale), value, locale });
  };

  useHeldForm(box, isRefused, () => setLeft(true));

  const problem = isRefused ? (
    <T
      id={`dayField.${meant.problem}`}
      values={{ field: name ?? label, typed: typed.text.trim(), example: writeDay(today, locale) }}
    />
  ) : hasWords(error) || 'problem' in meant ? (
    error
  ) : (
    outsideWords(meant.day)
  );
  const [isOpen, setOpen] = useState(false);
  const escaped = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (goesBack: boolean) => {
    setOpen(false);
    if (goesBack) opener.current?.focus();
  };
  useOutside(box, isOpen ? () => close(false) : undefined);
  const press = (event: KeyboardEvent) => {
    escaped.current = false;
    if (event.key !== 'Escape' || !isOpen) return;
    // A dialog around it closes by the same key: it hears neither the press nor the release.
    event.preventDefault();
    event.stopPropagation();
    escaped.current = true;
    close(true);
  };
  const release = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && escaped.current) event.stopPropagation();
    escaped.current = false;
  };
  const spelled = isSpelledOut && value !== '' && (
    <span className="d-block text-body">{formats.day(value, 'full')}</span>
  );
  return (
    <Field
      id={id}
      label={label}
      required={required}
      className={className}
      hint={
        spelled || hasWords(hint) ? (
          <>
            {spelled}
            {hint}
          </>
        ) : undefined
      }
      error={left || hasWords(error) ? problem : undefined}
    >
      {(wiring) => (
        // Escape is meant for the whole of it, wherever in it the focus is.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          ref={box}
          className="input-group nd-day-box"
          onKeyDown={press}
          onKeyUp={release}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget !== null && !box.current?.contains(relatedTarget)) setOpen(false);
          }}
        >
          <input
            {...wiring}
            ref={ref}
            type="text"
            className="form-control"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            placeholder={t('dayField.pattern')}
            value={typed.text}
            onChange={({ target }) => change(target.value)}
            onBlur={() => {
              leave();
              onBlur?.();
            }}
            onKeyDown={(event) => {
              if (event.altKey && event.key === 'ArrowDown') {
                event.preventDefault();
                setOpen(true);
                return;
              }
              if (isTakenWhenLeft && event.key === 'Enter') leave();
              onKeyDown?.(event);
            }}
          />
          <button
            ref={opener}
            type="button"
            className="btn btn-outline-secondary nd-day-open"
            aria-label={name === undefined ? t('dayField.open') : t('dayField.openOf', { field: name })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => (isOpen ? close(true) : setOpen(true))}
          >
            <Icon of={CalendarDays} />
          </button>
          {children}
          {isOpen && (
            <CalendarBox
              day={value}
              today={today}
              min={min}
              max={max}
              onChoose={(day) => {
                setLeft(true);
                choose(day);
                close(true);
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}
