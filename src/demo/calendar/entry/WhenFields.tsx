import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { DayField } from '@/shared/ui/days/DayField';
import { Field } from '@/shared/ui/Field';
import { addDays } from '../entries';
import type { Draft } from './draft';
import { dayIn } from '../period';

/** How many days lie between two dates; null where one of them is none. */
function daysBetween(one: string, other: string): number | null {
  const [first, second] = [dayIn(one), dayIn(other)];
  if (first === null || second === null) return null;
  return Temporal.PlainDate.from(first).until(Temporal.PlainDate.from(second)).days;
}

/** When an event is: by day, or by day and time. Somebody who changes the beginning takes the end along. */
export function WhenFields({
  draft,
  problems,
  onChange,
}: {
  draft: Draft;
  problems: Partial<Record<'start' | 'end', MessageId>>;
  onChange: (draft: Draft) => void;
}) {
  const t = useT();
  const begin = (startDay: string) => {
    const length = daysBetween(draft.startDay, draft.endDay);
    const isWhole = length !== null && length >= 0 && dayIn(startDay) !== null;
    onChange({ ...draft, startDay, endDay: isWhole ? addDays(startDay, length) : draft.endDay });
  };
  const dayField = (
    label: MessageId,
    value: string,
    change: (value: string) => void,
    problem: MessageId | undefined,
  ) => <DayField label={t(label)} required error={problem && t(problem)} value={value} onChange={change} />;
  const timeField = (label: MessageId, value: string, change: (value: string) => void) => (
    <Field label={<T id={label} />} required>
      {(control) => (
        <input
          {...control}
          type="time"
          className="form-control"
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  );
  return (
    <>
      <label className="form-check nd-cal-option mb-3">
        <input
          type="checkbox"
          className="form-check-input"
          checked={draft.allDay}
          onChange={({ target }) => onChange({ ...draft, allDay: target.checked })}
        />
        <span className="form-check-label">
          <T id="calendar.allDay" />
        </span>
      </label>
      <div className="nd-cal-when">
        {dayField('calendar.start', draft.startDay, begin, problems.start)}
        {!draft.allDay &&
          timeField('calendar.startTime', draft.startTime, (startTime) => onChange({ ...draft, startTime }))}
      </div>
      <div className="nd-cal-when">
        {dayField('calendar.end', draft.endDay, (endDay) => onChange({ ...draft, endDay }), problems.end)}
        {!draft.allDay &&
          timeField('calendar.endTime', draft.endTime, (endTime) => onChange({ ...draft, endTime }))}
      </div>
    </>
  );
}
