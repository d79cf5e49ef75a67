import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import { changeAccount, services, useAccount } from './account';

/** Services that know this account: joined and left at once. */
export function ConnectionsTab() {
  const t = useT();
  const { connected } = useAccount();
  return (
    <TitledCard title={t('accountSettings.connections')}>
      <p>
        <T id="accountSettings.connectionsLead" />
      </p>
      <ul className="list-unstyled mb-0">
        {services.map((service) => {
          const isOn = connected.includes(service);
          const word = isOn ? 'accountSettings.disconnect' : 'accountSettings.connect';
          return (
            <li key={service} className="nd-account-service">
              <span>
                <span className="d-block fw-semibold">{service}</span>
                <span className="text-body-secondary" role="status">
                  <T id={isOn ? 'accountSettings.connected' : 'accountSettings.notConnected'} />
                </span>
              </span>
              <button
                type="button"
                className={`btn ${isOn ? 'btn-outline-secondary' : 'btn-outline-primary'}`}
                aria-label={t('accountSettings.of', { action: t(word), name: service })}
                onClick={() =>
                  changeAccount({
                    connected: isOn ? connected.filter((one) => one !== service) : [...connected, service],
                  })
                }
              >
                <T id={word} />
              </button>
            </li>
          );
        })}
      </ul>
    </TitledCard>
  );
}
