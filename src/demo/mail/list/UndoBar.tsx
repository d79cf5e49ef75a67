import Undo from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import type { MailActions } from '../useMailActions';
import { viewWords } from '../views';

/** Says what was moved last, and takes it back. */
export function UndoBar({ actions, onDone }: { actions: MailActions; onDone: () => void }) {
  const t = useT();
  const { moved, forget, takeBack } = actions;
  return (
    <div role="status">
      {moved && (
        <div className="nd-mail-undo">
          <span>
            <T id="mail.moved" values={{ count: moved.mails.length, folder: t(viewWords[moved.folder]) }} />
          </span>
          <button
            type="button"
            className="btn btn-link"
            onClick={() => {
              void takeBack(moved);
              onDone();
            }}
          >
            <Icon of={Undo} /> <T id="mail.undo" />
          </button>
          <button
            type="button"
            className="btn nd-mail-tool"
            aria-label={t('common.close')}
            title={t('common.close')}
            onClick={() => {
              forget();
              onDone();
            }}
          >
            <Icon of={X} />
          </button>
        </div>
      )}
    </div>
  );
}
