import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { releases } from './releases';

/** What each release changed for its users. */
export function NewsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  return (
    <Dialog isOpen title={t('guide.news')} onClose={onClose}>
      {releases.map(({ day, notes }) => (
        <section key={day}>
          <h3 className="h6">{formats.day(day)}</h3>
          <ul>
            {notes.map((note) => (
              <li key={note}>
                <T id={note} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
