import { T } from '@/shared/i18n/text';
import type { EventMark } from './eventMarks';

/** The legend of the numbers in the chart. */
export function EventList({ happenings }: { happenings: readonly EventMark[] }) {
  if (happenings.length === 0) return null;
  return (
    <section className="nd-happenings">
      <h3 className="h6">
        <T id="trends.happened" />
      </h3>
      <ul>
        {happenings.map(({ annotation, sign, label }) => (
          <li key={annotation.id}>
            <b aria-hidden>{sign}</b> <bdi>{label}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
