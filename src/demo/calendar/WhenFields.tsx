import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { addDays } from './entries';
import type { Draft } from './draft';
import { dayIn } from './period';

/** So many days lie between two dates; null where one of them is none. */
function daysBetween(one: string, other: string): number | null {
  const [first, second] = [dayIn(one), dayIn(other)];
  if (first === null || second === null) return null;
  return Temporal.PlainDate.from(first).until(Temporal.PlainDate.from(second)).days;
}

/** When an event is: by day, or by day and time. Whoever changes the beginning takes the end along. */
export function WhenFields({
  draft,
  problems,
  onChange,
}: {
  draft: Draft;
  problems: Partial<Record<'start' | 'end', MessageId>>;
  onChange: (draft: Draft) => void;
}) {
  const begin = (startDay: string) => {
    const length = daysBetween(draft.startDay, draft.endDay);
    const isWhole = length !== null && length >= 0 && dayIn(startDay) !== null;
    onChange({ ...draft, startDay, endDay: isWhole ? addDays(startDay, length) : draft.endDay });
  };
  const input = (
    label: MessageId,
    type: 'date' | 'time',
    value: string,
    change: (value: string) => void,
    problem?: MessageId,
  ) => (
    <Field label={<T id={label} />} required error={problem && <T id={problem} />}>
      {(control) => (
        <input
          {...control}
          type={type}
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
        {input('calendar.start', 'date', draft.startDay, begin, problems.start)}
        {!draft.allDay &&
          input('calendar.startTime', 'time', draft.startTime, (startTime) =>
            onChange({ ...draft, startTime }),
          )}
      </div>
      <div className="nd-cal-when">
        {input(
          'calendar.end',
          'date',
          draft.endDay,
          (endDay) => onChange({ ...draft, endDay }),
          problems.end,
        )}
        {!draft.allDay &&
          input('calendar.endTime', 'time', draft.endTime, (endTime) => onChange({ ...draft, endTime }))}
      </div>
    </>
  );
}
