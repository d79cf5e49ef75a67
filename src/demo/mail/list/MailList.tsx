import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { T, useT } from '@/shared/i18n/text';
import type { AppError } from '@/shared/api/appError';
import { useSingleKeys } from '@/shared/navigation/singleKeys';
import type { Status } from '@/shared/store/recordSlice';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { FilterBar } from '@/shared/ui/FilterBar';
import { NoMatch } from '@/shared/ui/NoMatch';
import { AllRowsBox } from '@/shared/ui/table/RowSelect';
import type { MailboxMail } from '../mailbox';
import { MailRow } from './MailRow';
import { MailTools } from './MailTools';
import type { MailActions } from '../useMailActions';
import { viewWords, type View } from '../views';

/** The arrows, Home and End go from row to row of a list where one has the focus; j and k do so from anywhere. */
function useRowKeys(): {
  list: RefObject<HTMLUListElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-mail]') ?? [])];
  const at = () => {
    const row = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-mail]');
    return row ? rows().indexOf(row) : -1;
  };
  const go = (to: number) => {
    const all = rows();
    all[Math.max(0, Math.min(to, all.length - 1))]?.focus();
  };
  useSingleKeys({ j: () => go(at() + 1), k: () => go(at() - 1) });
  return {
    list,
    onKeyDown(event) {
      const steps: Readonly<Record<string, number>> = {
        ArrowDown: at() + 1,
        ArrowUp: at() - 1,
        Home: 0,
        End: Infinity,
      };
      const to = steps[event.key];
      if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      go(to);
    },
  };
}

/** The mails of a view: chosen to do something to several at once, opened one by one. */
export function MailList({
  view,
  fetched: { status, error, reload },
  isEmpty,
  shown,
  text,
  onText,
  actions,
  heading,
  addressOf,
  onWrite,
}: {
  view: View;
  fetched: { status: Status; error: AppError | null; reload: () => void };
  /** Nothing is in the view, whatever is looked for. */
  isEmpty: boolean;
  shown: readonly MailboxMail[];
  text: string;
  onText: (text: string) => void;
  actions: MailActions;
  heading: RefObject<HTMLHeadingElement | null>;
  addressOf: (id: number | null) => string;
  onWrite: (mail: MailboxMail) => void;
}) {
  const t = useT();
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const { list, onKeyDown } = useRowKeys();
  const chosen = shown.filter(({ id }) => ids.has(id));
  const choose = (mails: readonly MailboxMail[], isChosen: boolean) => {
    const changed = mails.map(({ id }) => id);
    setIds(
      isChosen ? new Set([...ids, ...changed]) : new Set([...ids].filter((id) => !changed.includes(id))),
    );
  };
  const done = () => {
    setIds(new Set());
    heading.current?.focus();
  };
  return (
    <>
      <FilterBar
        label={t('mail.searching')}
        search={t('mail.search')}
        text={text}
        onText={onText}
        shown={status === 'ready' && <T id="mail.shown" values={{ count: shown.length }} />}
        isFiltered={text !== ''}
        onClear={() => onText('')}
      >
        {null}
      </FilterBar>
      <AsyncView
        status={status}
        error={error}
        isEmpty={isEmpty}
        empty={<EmptyState title={t('mail.empty')} text={t('mail.emptyText')} />}
        onRetry={reload}
      >
        {shown.length === 0 ? (
          <NoMatch title={t('mail.noMatch')} text={t('mail.noMatchText')} onClear={() => onText('')} />
        ) : (
          <div className="nd-mail-sheet">
            <div className="nd-mail-chooser">
              <AllRowsBox
                rows={shown}
                selection={{
                  isChosen: ({ id }) => ids.has(id),
                  onChoose: choose,
                  label: ({ subject }) => subject,
                }}
              />
              {chosen.length === 0 ? (
                <span className="nd-mail-hint">
                  <T id="mail.chooseHint" />
                </span>
              ) : (
                <>
                  <span role="status">
                    <T id="mail.chosen" values={{ count: chosen.length }} />
                  </span>
                  <div className="nd-mail-tools">
                    <MailTools mails={chosen} view={view} actions={actions} onDone={done} />
                  </div>
                </>
              )}
            </div>
            <ul ref={list} className="nd-mail-list" aria-label={t(viewWords[view])}>
              {shown.map((mail) => (
                <MailRow
                  key={mail.id}
                  mail={mail}
                  to={addressOf(mail.id)}
                  isChosen={ids.has(mail.id)}
                  onChoose={(isChosen) => choose([mail], isChosen)}
                  onStar={() => void actions.star(mail)}
                  onWrite={() => onWrite(mail)}
                  onKeyDown={onKeyDown}
                />
              ))}
            </ul>
          </div>
        )}
      </AsyncView>
    </>
  );
}
