import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Profile } from '@/session/identity';
import { selectUserName } from '@/session/state';
import { T, useT } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import { TitledCard } from '@/shared/ui/TitledCard';
import { PictureChoice } from './PictureChoice';

/** The picture beside the name. A chosen one is shown first and saved on a word; without one there are initials. */
export function PictureCard({ profile }: { profile: Profile }) {
  const t = useT();
  const name = useSelector(selectUserName);
  const isOwn = profile.version !== undefined;
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <TitledCard title={t('profile.picture')}>
      <div className="nd-picture">
        <Avatar name={name} picture={chosen ?? profile.avatar} />
        {isOwn ? (
          <PictureChoice stored={profile.avatar} chosen={chosen} onChoose={setChosen} />
        ) : (
          <p className="mb-0">
            <T id="profile.managed" />
          </p>
        )}
      </div>
    </TitledCard>
  );
}
