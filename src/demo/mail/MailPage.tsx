import FolderOpen from 'lucide-react/icons/folder-open';
import SquarePen from 'lucide-react/icons/square-pen';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { isMailIn, type Mail } from '@/shared/demonstration/mail';
import { T, useT } from '@/shared/i18n/text';
import { useSearchText } from '@/shared/navigation/useSearchText';
import { AsyncView } from '@/shared/ui/AsyncView';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Icon } from '@/shared/ui/Icon';
import { PageHeader } from '@/shared/ui/PageHeader';
import { useFetched } from '../useFetched';
import { fetchMails } from './calls';
import { FolderNav } from './list/FolderNav';
import { blankLetter, letterOf, matches, type Letter } from './compose/letter';
import { useMailbox, withMailbox, type MailboxMail } from './mailbox';
import { MailDetail } from './message/MailDetail';
import { MailList } from './list/MailList';
import { UndoBar } from './list/UndoBar';
import { useMailActions } from './useMailActions';
import { isView, viewWords, type View } from './views';
import './mail.scss';

/** With the editor, which only those need who write. */
const Compose = lazy(async () => ({ default: (await import('./compose/Compose')).Compose }));

/** The mail of the demonstration (specification 2.7, 3.5). */
export default function MailPage() {
  const { filter } = useParams();
  return isView(filter) ? <Mailbox view={filter} /> : <Navigate to="/email/inbox" replace />;
}

/** What the address says besides the view: what is looked for, and which mail is open. */
function useWanted() {
  const [parameters, setParameters] = useSearchParams();
  const write = useCallback(
    (text: string) =>
      setParameters(
        (before) => {
          before.delete('q');
          if (text !== '') before.set('q', text);
          return before;
        },
        { replace: true },
      ),
    [setParameters],
  );
  const [text, setText] = useSearchText(parameters.get('q') ?? '', write);
  const open = parameters.get('mail');
  return { text, setText, open: open === null ? null : Number(open) };
}

interface Writing {
  letter: Letter;
  draft: number | null;
}

const none: readonly Mail[] = [];

/** Every mail as it is now, newest first. */
function useMails() {
  const { data = none, ...state } = useFetched(fetchMails);
  const mailbox = useMailbox();
  const mails = useMemo(() => withMailbox(data, mailbox), [data, mailbox]);
  return { ...state, mails };
}

function Mailbox({ view }: { view: View }) {
  const t = useT();
  const { mails, ...fetched } = useMails();
  const { text, setText, open } = useWanted();
  const [writing, setWriting] = useState<Writing | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const actions = useMailActions();
  const inView = mails.filter((mail) => isMailIn(mail, view));
  const shown = inView.filter((mail) => matches(mail, text));
  const opened = mails.find(({ id }) => id === open);
  const addressOf = (id: number | null) => {
    const wanted = new URLSearchParams({
      ...(id !== null && { mail: `${id}` }),
      ...(text !== '' && { q: text }),
    });
    return `/email/${view}${wanted.size > 0 ? `?${wanted.toString()}` : ''}`;
  };
  const edit = (mail: MailboxMail) => setWriting({ letter: letterOf(mail), draft: mail.id });
  useReturn(open, writing !== null, heading);

  return (
    <>
      <PageHeader
        title={t('app.email')}
        lead={<T id="mail.lead" />}
        actions={
          <>
            <button
              type="button"
              className="btn btn-outline-secondary d-lg-none"
              onClick={() => setChoosing(true)}
            >
              <Icon of={FolderOpen} /> <T id="mail.folders" />
            </button>
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => setWriting({ letter: blankLetter, draft: null })}
            >
              <Icon of={SquarePen} /> <T id="mail.compose" />
            </button>
          </>
        }
      />
      <div className="nd-mail">
        <div className="d-none d-lg-block">
          <FolderNav mails={mails} />
        </div>
        <div className="nd-mail-main">
          <UndoBar actions={actions} onDone={() => heading.current?.focus()} />
          {open === null ? (
            <section aria-labelledby="mail-view">
              <h2 id="mail-view" className="h5" tabIndex={-1} ref={heading}>
                <T id={viewWords[view]} />
              </h2>
              <MailList
                key={view}
                view={view}
                fetched={fetched}
                isEmpty={inView.length === 0}
                shown={shown}
                text={text}
                onText={setText}
                actions={actions}
                heading={heading}
                addressOf={addressOf}
                onWrite={edit}
              />
            </section>
          ) : (
            <AsyncView
              status={opened ? 'ready' : fetched.status}
              error={fetched.error}
              isEmpty={!opened}
              empty={
                <EmptyState
                  title={t('mail.notThere')}
                  action={
                    <Link className="btn btn-primary" to={addressOf(null)}>
                      <T id="mail.backTo" values={{ view: t(viewWords[view]) }} />
                    </Link>
                  }
                />
              }
              onRetry={fetched.reload}
            >
              {opened && (
                <MailDetail
                  key={opened.id}
                  mail={opened}
                  listed={shown}
                  view={view}
                  actions={actions}
                  addressOf={addressOf}
                  onWrite={(letter) => setWriting({ letter, draft: null })}
                  onEdit={() => edit(opened)}
                />
              )}
            </AsyncView>
          )}
        </div>
      </div>
      {writing && (
        <Suspense fallback={null}>
          <Compose
            start={writing.letter}
            draft={writing.draft}
            onClose={() => setWriting(null)}
            onDiscard={(id) => {
              setWriting(null);
              void actions.move(
                mails.filter((mail) => mail.id === id),
                'trash',
              );
            }}
          />
        </Suspense>
      )}
      <Dialog isOpen={isChoosing} title={<T id="mail.folders" />} onClose={() => setChoosing(false)}>
        <FolderNav mails={mails} onChoose={() => setChoosing(false)} />
      </Dialog>
    </>
  );
}

/** Somebody who comes back to the list, from a mail or from writing one, goes on where they were, or else at its head. */
function useReturn(
  open: number | null,
  isWriting: boolean,
  heading: { current: HTMLHeadingElement | null },
): void {
  const was = useRef({ open, isWriting });
  useEffect(() => {
    const before = was.current;
    was.current = { open, isWriting };
    if (open !== null || isWriting || (before.open === null && !before.isWriting)) return;
    const active = document.activeElement;
    if (
      active instanceof HTMLElement &&
      active !== document.body &&
      active.matches('main *, [role="dialog"] *')
    )
      return;
    const row = document.querySelector<HTMLElement>(`[data-mail="${before.open}"]`);
    (row ?? heading.current)?.focus();
  }, [open, isWriting, heading]);
}
