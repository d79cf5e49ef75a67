import { T } from '../i18n/text';
import './bothVersions.css';

/** One thing that two people wrote differently: its name, and both values in words. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

/** Shows what was written here beside what another user stored meanwhile, part by part. */
export function BothVersions({ differences }: { differences: readonly Difference[] }) {
  const said = (value: string) => (value === '' ? <T id="settings.nothing" /> : <bdi>{value}</bdi>);
  return (
    <dl className="nd-versions">
      {differences.map(({ label, mine, theirs }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className="text-body-secondary">
              <T id="settings.mine" />
            </span>{' '}
            {said(mine)}
          </dd>
          <dd>
            <span className="text-body-secondary">
              <T id="settings.theirs" />
            </span>{' '}
            {said(theirs)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
