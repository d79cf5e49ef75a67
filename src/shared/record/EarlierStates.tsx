import { T } from '../i18n/text';
import type { MessageId } from '@/locales';

/** Shows what a record said before it was changed, a line each, the newest first; nothing where it never was. */
export function EarlierStates({ title, lines }: { title: MessageId; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="h6">
        <T id={title} />
      </h3>
      <ul className="mb-0">
        {lines.map((line, index) => (
          // Earlier states are only appended.
          <li key={lines.length - index}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
