import { T, useT } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { TitledCard } from '@/shared/ui/TitledCard';
import { changeProfile, pollWith, useProfile } from './profileState';
import { pollQuestion } from './sample';

/** A question to friends: somebody who chooses changes what the others are of all. */
export function Poll() {
  const t = useT();
  const { vote } = useProfile();
  const { total, options } = pollWith(vote);
  return (
    <TitledCard title={t('socialProfile.poll')}>
      <fieldset>
        <legend className="fs-6" lang="en">
          {pollQuestion}
        </legend>
        {options.map(({ id, label, votes, share, voters }) => (
          <div key={id} className="mb-3">
            <label className="form-check nd-poll-choice">
              <input
                type="radio"
                name="poll"
                className="form-check-input"
                checked={vote === id}
                onChange={() => changeProfile({ vote: id })}
              />
              <span className="form-check-label" lang="en">
                {label}
              </span>
            </label>
            <ProgressBar
              label={label}
              value={share}
              valueText={t('socialProfile.share', { share, count: votes })}
            />
            <div className="nd-poll-voters">
              <span>
                <T id="socialProfile.share" values={{ share, count: votes }} />
              </span>
              <ul className="nd-faces" aria-label={t('socialProfile.voters', { name: label })}>
                {voters.map((name) => (
                  <li key={name} title={name}>
                    <Avatar name={name} />
                    <span className="visually-hidden">{name}</span>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      </fieldset>
      <p role="status" className="mb-0">
        <T id="socialProfile.votes" values={{ count: total }} />
      </p>
    </TitledCard>
  );
}
