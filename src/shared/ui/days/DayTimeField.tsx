import { useId, useState, type ReactNode, type Ref } from 'react';
import { readClock } from '@/domain/typedDay';
import { useT } from '@/shared/i18n/text';
import { DayField } from './DayField';

/** Date and time of a local text; what lies behind the T may be a time that is still being typed. */
function partsOf(local: string): { day: string; time: string } {
  const at = local.indexOf('T');
  return at === -1 ? { day: local, time: '' } : { day: local.slice(0, at), time: local.slice(at + 1) };
}

const PASTED = /^(.*\S)[T ,]+(\d{1,2}[:h]\d{2})(?::\d{2})?$/;

/**
 * A date beside a time of day, both typed in any way that people write them.
 * @param value YYYY-MM-DDTHH:MM; '' while empty, and another text while it is only half given
 */
export function DayTimeField({
  id: givenId,
  label,
  value,
  onChange,
  onBlur,
  ref,
  ...field
}: {
  id?: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  className?: string;
  value: string;
  onChange: (local: string) => void;
  onBlur?: () => void;
  max?: string;
  today?: string;
  ref?: Ref<HTMLInputElement>;
}) {
  const t = useT();
  const ownId = useId();
  const id = givenId ?? ownId;
  const isWrong = field.error !== undefined && field.error !== null && field.error !== false;
  const parts = partsOf(value);
  const [typed, setTyped] = useState({ text: parts.time, time: parts.time });
  // Set from outside.
  if (typed.time !== parts.time) setTyped({ text: parts.time, time: parts.time });
  const send = (day: string, time: string) => onChange(day === '' && time === '' ? '' : `${day}T${time}`);
  const changeTime = (text: string) => {
    const time = readClock(text) ?? text.trim();
    setTyped({ text, time });
    send(parts.day, time);
  };
  return (
    <DayField
      {...field}
      id={id}
      ref={ref}
      label={label}
      value={parts.day}
      isSpelledOut={false}
      onChange={(day) => send(day, parts.time)}
      onBlur={onBlur}
      splitPasted={(text) => {
        const [, day, time] = PASTED.exec(text.trim()) ?? [];
        return day !== undefined && time !== undefined ? { day, rest: readClock(time) ?? '' } : null;
      }}
      onRest={(day, time) => {
        setTyped({ text: time, time });
        send(day, time);
      }}
    >
      <input
        type="text"
        inputMode="numeric"
        className="form-control nd-day-time"
        dir="ltr"
        autoComplete="off"
        aria-label={t('dayField.time', { field: label })}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        placeholder="08:30"
        value={typed.text}
        onChange={({ target }) => changeTime(target.value)}
        onBlur={() => {
          setTyped({ text: parts.time, time: parts.time });
          onBlur?.();
        }}
      />
    </DayField>
  );
}
