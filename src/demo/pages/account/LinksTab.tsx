import { addressProblem } from '../addressProblem';
import { changeAccount, networks, useAccount } from './account';
import { EntryForm } from './EntryForm';
import { Line } from './Line';
import { useEntries } from './useEntries';

/** Where else somebody can be found. */
export function LinksTab() {
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
