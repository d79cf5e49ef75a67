import { useState } from 'react';
import { useIntl } from 'react-intl';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { TitledCard } from '@/shared/ui/TitledCard';
import { Picture } from '../Picture';
import { Person } from './Person';
import { Player } from './Player';
import { useProfile } from './profileState';
import { events, friends, suggested, videos } from './sample';
import { ToggleButton } from './ToggleButton';

const DAY_MS = 86_400_000;

/** Friends, and those who were asked to be. */
export function Friends() {
  const t = useT();
  const { asked, removed } = useProfile();
  const waiting = suggested.filter(({ name }) => asked.includes(name));
  const count = friends.filter(({ name }) => !removed.includes(name)).length;
  return (
    <TitledCard title={t('socialProfile.friendsCount', { count })}>
      <ul className="nd-friends nd-friends-wide">
        {friends.map(({ name, part }) => (
          <Person key={name} name={name} part={part}>
            <ToggleButton
              list="removed"
              id={name}
              name={name}
              isOn={removed.includes(name)}
              words={['socialProfile.unfriend', 'socialProfile.undo']}
            />
          </Person>
        ))}
        {waiting.map(({ name }) => (
          <Person key={name} name={name} part={t('socialProfile.asked')}>
            <ToggleButton
              list="asked"
              id={name}
              name={name}
              isOn
              words={['socialProfile.add', 'socialProfile.undo']}
            />
          </Person>
        ))}
      </ul>
    </TitledCard>
  );
}

/** Films, each of which opens to be played. */
export function Videos() {
  const t = useT();
  const [open, setOpen] = useState<(typeof videos)[number] | null>(null);
  return (
    <TitledCard title={t('socialProfile.videos')}>
      <ul className="nd-photos nd-photos-large" lang="en">
        {videos.map((video) => (
          <li key={video.title}>
            <button type="button" className="nd-photo" onClick={() => setOpen(video)}>
              <Picture seed={video.seed} />
              <span>{video.title}</span>
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog isOpen size="lg" title={<span lang="en">{open.title}</span>} onClose={() => setOpen(null)}>
          <Player video={open} />
        </Dialog>
      )}
    </TitledCard>
  );
}

/** What one can go to, the next first. */
export function Events() {
  const t = useT();
  const intl = useIntl();
  const { joined } = useProfile();
  return (
    <TitledCard title={t('socialProfile.events')}>
      <ul className="list-unstyled mb-0">
        {events
          .toSorted((one, other) => one.inDays - other.inDays)
          .map(({ id, title, place, inDays, guests }) => (
            <li key={id} className="nd-friend mb-3">
              <span className="nd-friend-words">
                <span className="d-block fw-semibold" lang="en">
                  {title}
                </span>
                <span className="d-block">
                  {intl.formatDate(now() + inDays * DAY_MS, { dateStyle: 'full' })} ·{' '}
                  <span lang="en">{place}</span>
                </span>
                <span className="text-body-secondary" role="status">
                  <T id="socialProfile.guests" values={{ count: guests + (joined.includes(id) ? 1 : 0) }} />
                </span>
              </span>
              <ToggleButton
                list="joined"
                id={id}
                name={title}
                isOn={joined.includes(id)}
                words={['socialProfile.join', 'socialProfile.leave']}
              />
            </li>
          ))}
      </ul>
    </TitledCard>
  );
}
