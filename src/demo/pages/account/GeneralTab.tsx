import { useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { PictureField } from '../../lists/PictureField';
import { emailProblem } from '../emailProblem';
import { changeAccount, useAccount, type General } from './account';
import { EntryForm } from './EntryForm';
import { Line } from './Line';
import { useEntries, type Problems } from './useEntries';
import '../../lists/lists.css';

const needed = (text: string) => (text.trim() === '' ? ('validation.required' as const) : null);

const problemsOf = ({ username, name, email }: General): Problems<General> => ({
  username: needed(username),
  name: needed(name),
  email: emailProblem(email),
});

/** Who somebody is here. */
export function GeneralTab() {
  const t = useT();
  const { general } = useAccount();
  const { entries, change, problems, form } = useEntries({
    stored: general,
    problemsOf,
    onSave: (next) => {
      changeAccount({ general: next });
      return next;
    },
  });
  return (
    <EntryForm title="accountSettings.general" form={form}>
      <PictureField
        label={t('accountSettings.photo')}
        value={entries.photo}
        onChange={(photo) => change({ photo })}
      />
      <Line
        name="username"
        label={<T id="accountSettings.username" />}
        required
        problem={problems.username}
        value={entries.username}
        onChange={(username) => change({ username })}
      />
      <Line
        name="name"
        label={<T id="accountSettings.name" />}
        required
        problem={problems.name}
        value={entries.name}
        onChange={(name) => change({ name })}
      />
      <Line
        name="email"
        type="email"
        label={<T id="accountSettings.email" />}
        required
        problem={problems.email}
        value={entries.email}
        onChange={(email) => change({ email })}
      />
      <NotConfirmed email={general.email} />
      <Line
        name="company"
        label={<T id="accountSettings.company" />}
        value={entries.company}
        onChange={(company) => change({ company })}
      />
    </EntryForm>
  );
}

/** The address is not confirmed: to be told to send again, or to say no more of it. */
function NotConfirmed({ email }: { email: string }) {
  const t = useT();
  const { isAsked } = useAccount();
  const [sent, setSent] = useState(0);
  if (!isAsked) return null;
  return (
    <div className="alert alert-warning alert-dismissible">
      <p>
        <T id="accountSettings.notConfirmed" values={{ email: <bdi key="email">{email}</bdi> }} />
      </p>
      <button type="button" className="btn btn-outline-primary" onClick={() => setSent(sent + 1)}>
        <T id="accountSettings.resend" />
      </button>
      <p role="status" className={sent > 0 ? 'mt-2 mb-0' : 'visually-hidden'}>
        {sent > 0 && <T id="accountSettings.resent" values={{ count: sent }} />}
      </p>
      <button
        type="button"
        className="btn-close"
        aria-label={t('accountSettings.dismiss')}
        onClick={() => {
          changeAccount({ isAsked: false });
          document.getElementById('field-email')?.focus();
        }}
      />
    </div>
  );
}
