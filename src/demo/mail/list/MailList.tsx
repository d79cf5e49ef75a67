import { useState, type RefObject } from 'react';
import { T, useT } from '@/shared/i18n/text';
import type { AppError } from '@/shared/api/appError';
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
import { useRowKeys } from './useRowKeys';
import { viewWords, type View } from '../views';

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
