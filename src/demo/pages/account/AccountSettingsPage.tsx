import Bell from 'lucide-react/icons/bell';
import Info from 'lucide-react/icons/info';
import KeyRound from 'lucide-react/icons/key-round';
import Link2 from 'lucide-react/icons/link-2';
import Plug from 'lucide-react/icons/plug';
import UserRound from 'lucide-react/icons/user-round';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { oneOf } from '@/shared/navigation/listQuery';
import { Icon } from '@/shared/ui/Icon';
import { PageHeader } from '@/shared/ui/PageHeader';
import { addressProblem } from '../addressProblem';
import { changeAccount, networks, useAccount } from './account';
import { ConnectionsTab } from './ConnectionsTab';
import { EntryForm } from './EntryForm';
import { GeneralTab } from './GeneralTab';
import { InfoTab } from './InfoTab';
import { Line } from './Line';
import { NoticesTab } from './NoticesTab';
import { PasswordTab } from './PasswordTab';
import { useEntries } from './useEntries';
import './account.css';

/** Where else somebody can be found. */
function LinksTab() {
  const { links } = useAccount();
  const { entries, change, problems, form } = useEntries({
    stored: links,
    problemsOf: (typed) =>
      Object.fromEntries(networks.map((network) => [network, addressProblem(typed[network])])),
    onSave: (next) => {
      changeAccount({ links: next });
      return next;
    },
  });
  return (
    <EntryForm title="accountSettings.links" form={form}>
      {networks.map((network) => (
        <Line
          key={network}
          name={network}
          type="url"
          label={network}
          problem={problems[network]}
          value={entries[network]}
          onChange={(value) => change({ [network]: value })}
        />
      ))}
    </EntryForm>
  );
}

const tabs = ['general', 'password', 'info', 'links', 'connections', 'notices'] as const;
const parts: Record<(typeof tabs)[number], { icon: LucideIcon; title: MessageId; Content: ComponentType }> = {
  general: { icon: UserRound, title: 'accountSettings.general', Content: GeneralTab },
  password: { icon: KeyRound, title: 'accountSettings.password', Content: PasswordTab },
  info: { icon: Info, title: 'accountSettings.info', Content: InfoTab },
  links: { icon: Link2, title: 'accountSettings.links', Content: LinksTab },
  connections: { icon: Plug, title: 'accountSettings.connections', Content: ConnectionsTab },
  notices: { icon: Bell, title: 'accountSettings.notices', Content: NoticesTab },
};

/** The settings of an account as other products have them (specification 2.7), each part at its address. */
export default function AccountSettingsPage() {
  const t = useT();
  const [params] = useSearchParams();
  const tab = oneOf(tabs, params.get('tab')) || 'general';
  const { Content } = parts[tab];
  return (
    <>
      <PageHeader title={t('app.accountSettings')} lead={<T id="accountSettings.lead" />} />
      <div className="nd-account">
        <nav aria-label={t('accountSettings.parts')}>
          <ul className="nd-account-tabs">
            {tabs.map((name) => (
              <li key={name}>
                <Link
                  to={{ search: name === 'general' ? '' : `tab=${name}` }}
                  className={`nd-account-tab ${name === tab ? 'active' : ''}`}
                  aria-current={name === tab ? 'page' : undefined}
                >
                  <Icon of={parts[name].icon} /> <T id={parts[name].title} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Content />
      </div>
    </>
  );
}
