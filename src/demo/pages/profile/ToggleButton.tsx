import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { toggle } from './profileState';

/** Does something about somebody, or takes it back. */
export function ToggleButton({
  list,
  id,
  name,
  isOn,
  words: [on, off],
}: {
  list: Parameters<typeof toggle>[0];
  id: string;
  /** Whom or what it is about. */
  name: string;
  isOn: boolean;
  /** What it does, and what it does then. */
  words: readonly [MessageId, MessageId];
}) {
  const t = useT();
  const word = isOn ? off : on;
  return (
    <button
      type="button"
      className={`btn ${isOn ? 'btn-outline-secondary' : 'btn-outline-primary'}`}
      aria-label={t('socialProfile.of', { action: t(word), name })}
      onClick={() => toggle(list, id)}
    >
      <T id={word} />
    </button>
  );
}
