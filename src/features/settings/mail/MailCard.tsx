import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useSelector } from 'react-redux';
import type { MailState } from '@/domain/mail';
import { foldEmail } from '@/domain/staff/email';
import { selectSession } from '@/session/state';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { AsyncView } from '@/shared/ui/AsyncView';
import { Icon } from '@/shared/ui/Icon';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useMailState } from './useMailState';

type Mails = ReturnType<typeof useMailState>;

/** Whether mails go out, what waits, what fails and why, and a test mail to the reader. */
export function MailCard() {
  const t = useT();
  const mails = useMailState();
  const { state, error, ask } = mails;
  return (
    <div className="nd-setting nd-mail mb-3">
      <TitledCard title={t('settings.mail')}>
        <AsyncView
          status={error ? 'failed' : state ? 'ready' : 'loading'}
          error={error}
          isEmpty={state ? false : undefined}
          onRetry={ask}
        >
          {state?.isConfigured === false && (
            <p className="mb-0">
              <T id="settings.mailNotSetUp" />
            </p>
          )}
          {state?.isConfigured && (
            <>
              <Summary state={state} />
              <p>
                <T id="settings.mailLead" />
              </p>
              {state.failing.length > 0 && <Failing failing={state.failing} />}
              <TestMail mails={mails} state={state} />
            </>
          )}
        </AsyncView>
      </TitledCard>
    </div>
  );
}

function Summary({ state: { failing, waiting } }: { state: MailState }) {
  return (
    <p>
      {failing.length === 0 ? (
        <>
          <Icon of={CircleCheck} size={16} className="text-success" /> <T id="settings.mailOn" />
        </>
      ) : (
        <>
          <Icon of={TriangleAlert} size={16} className="text-danger" />{' '}
          <T id="settings.mailFails" values={{ count: failing.length }} />
        </>
      )}
      {' · '}
      <T id="settings.mailWaiting" values={{ count: waiting }} />
    </p>
  );
}

function Failing({ failing }: Pick<MailState, 'failing'>) {
  const times = useOwnTimes();
  return (
    <>
      <h3 className="h6">
        <T id="settings.mailFailing" />
      </h3>
      <ul className="nd-mail-failing">
        {failing.map(({ kind, to, tries, at, failure }, place) => (
          <li key={`${place} ${at}`}>
            <T id="settings.mailTries" values={{ kind, to: <bdi>{to}</bdi>, tries, at: times.moment(at) }} />
            <br />
            <code dir="ltr">{failure}</code>
          </li>
        ))}
      </ul>
      <p>
        <T id="settings.mailAgain" />
      </p>
    </>
  );
}

function TestMail({ mails: { test, ask, sendTest }, state }: { mails: Mails; state: MailState }) {
  const own = foldEmail(useSelector(selectSession).values?.loggedInUser ?? '');
  const failed = state.failing.find(({ kind, to }) => kind === 'test' && to === own);
  return (
    <>
      <div className="d-flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-disabled={test === 'waiting'}
          aria-busy={test === 'waiting'}
          onClick={sendTest}
        >
          <T id="settings.mailTest" />
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={ask}>
          <T id="settings.askAgain" />
        </button>
      </div>
      <p role="status" className="mt-2 mb-0">
        {test === 'waiting' && <T id="settings.mailTestWaits" />}
        {test === 'slow' && <T id="settings.mailTestSlow" />}
        {test === 'tried' && !failed && (
          <span className="text-success-emphasis">
            <Icon of={CircleCheck} size={18} /> <T id="settings.mailTestSent" />
          </span>
        )}
        {test === 'tried' && failed && (
          <span className="nd-field-error">
            <Icon of={CircleX} size={18} />{' '}
            <T id="settings.mailTestFailed" values={{ failure: failed.failure }} />
          </span>
        )}
        {test !== null && typeof test === 'object' && (
          <span className="nd-field-error">
            <Icon of={CircleX} size={18} /> <T id={test.message} />
          </span>
        )}
      </p>
    </>
  );
}
