import { Link } from 'react-router-dom';
import type { MessageId } from '@/locales';
import type { ListedUser } from '@/shared/demonstration/users';
import { useProblemList } from '@/shared/forms/problemList';
import { T, useT } from '@/shared/i18n/text';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { AccountFields } from './AccountFields';
import { links } from '../userFacts';
import { FormTabs } from './FormTabs';
import { InformationFields, SocialFields } from './InformationFields';
import { userPath } from '../list/useColumns';
import { checked, tabNames, useUserForm, type TabName } from './useUserForm';
import '@/shared/forms/formRows.css';

const titles: Record<TabName, MessageId> = {
  account: 'users.account',
  information: 'users.information',
  social: 'users.social',
};

const labels: Record<TabName, Readonly<Record<string, MessageId>>> = {
  account: { username: 'users.username', name: 'users.name', email: 'users.email' },
  information: { dob: 'users.dob', mobile: 'users.mobile', website: 'users.website' },
  social: links,
};

/** Writes a user in three parts, saved together. @param user null for a new one */
export function UserForm({ user, users }: { user: ListedUser | null; users: readonly ListedUser[] }) {
  const t = useT();
  const { form, guard, tab, setTab, save, reset } = useUserForm(user, users);
  const { errors, isDirty, submitCount } = form.formState;
  const problems = useProblemList(errors, labels[tab]);
  const contents = {
    account: <AccountFields form={form} />,
    information: <InformationFields control={form.control} />,
    social: <SocialFields control={form.control} />,
  };
  return (
    <form
      noValidate
      className="card"
      aria-label={t(user ? 'app.demoUserEdit' : 'users.add')}
      onSubmit={(event) => void save(event)}
    >
      <div className="card-body">
        <FormTabs
          label={t('users.parts')}
          current={tab}
          onChange={setTab}
          tabs={tabNames.map((name) => ({
            name,
            title: t(titles[name]),
            problems: checked[name].filter((field) => errors[field]).length,
            content: (
              <>
                {name === tab && <ErrorSummary problems={problems} attempt={submitCount} />}
                {contents[name]}
              </>
            ),
          }))}
        />
      </div>
      <div className="card-footer d-flex flex-wrap gap-2">
        <button type="submit" className="btn btn-primary">
          <T id="common.save" />
        </button>
        <button type="button" className="btn btn-outline-secondary" disabled={!isDirty} onClick={reset}>
          <T id="users.reset" />
        </button>
        {user && (
          <Link to={userPath('view', user.id)} className="btn btn-link">
            <T id="users.toAccount" />
          </Link>
        )}
      </div>
      {guard.dialog}
    </form>
  );
}
