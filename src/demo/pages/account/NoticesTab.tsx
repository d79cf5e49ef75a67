import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';
import { activity, application, changeAccount, useAccount, type Notice } from './account';
import { EntryForm } from './EntryForm';
import { useEntries } from './useEntries';

const words: Record<Notice, MessageId> = {
  comment: 'accountSettings.tellComment',
  answer: 'accountSettings.tellAnswer',
  follow: 'accountSettings.tellFollow',
  news: 'accountSettings.tellNews',
  product: 'accountSettings.tellProduct',
  weekly: 'accountSettings.tellWeekly',
};

/** Of what somebody is told. */
export function NoticesTab() {
  const { notices } = useAccount();
  const { entries, change, form } = useEntries({
    stored: notices,
    problemsOf: () => ({}),
    onSave: (next) => {
      changeAccount({ notices: next });
      return next;
    },
  });
  const group = (title: MessageId, names: readonly Notice[]) => (
    <fieldset className="mb-3">
      <legend className="form-label fs-6 fw-semibold">
        <T id={title} />
      </legend>
      {names.map((name) => (
        <label key={name} className="form-check form-switch nd-account-check">
          <input
            type="checkbox"
            role="switch"
            className="form-check-input"
            checked={entries[name]}
            aria-checked={entries[name]}
            onChange={({ target }) => change({ [name]: target.checked })}
          />
          <span className="form-check-label">
            <T id={words[name]} />
          </span>
        </label>
      ))}
    </fieldset>
  );
  return (
    <EntryForm title="accountSettings.notices" form={form}>
      {group('accountSettings.activity', activity)}
      {group('accountSettings.application', application)}
    </EntryForm>
  );
}
