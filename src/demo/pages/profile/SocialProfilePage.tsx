import { useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { oneOf } from '@/shared/navigation/listQuery';
import { PageHeader } from '@/shared/ui/PageHeader';
import { PageTabs } from '@/shared/ui/PageTabs';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useQuery } from '../useQuery';
import { AboutCard } from './AboutCard';
import { AboutDialog } from './AboutDialog';
import { Cover } from './Cover';
import { Events, Friends, Videos } from './Parts';
import { PhotoDialog, PhotoGrid } from './Photos';
import { Timeline } from './Timeline';
import { tabs, tabWords } from './words';
import './profile.css';

/** A profile as social networks have it (specification 2.7). */
export default function SocialProfilePage() {
  const t = useT();
  const { params } = useQuery();
  const [isEditing, setEditing] = useState(false);
  const tab = oneOf(tabs, params.get('tab')) || 'timeline';
  return (
    <>
      <PageHeader title={t('app.socialProfile')} lead={<T id="socialProfile.lead" />} />
      <Cover onEdit={() => setEditing(true)} />
      <PageTabs
        label={t('socialProfile.parts')}
        tabs={tabs.map((name) => ({
          to: name === 'timeline' ? '/pages/profile' : `?tab=${name}`,
          label: <T id={tabWords[name]} />,
          isCurrent: name === tab,
        }))}
      />
      {tab === 'timeline' && <Timeline />}
      {tab === 'about' && <AboutCard />}
      {tab === 'photos' && (
        <TitledCard title={t('socialProfile.photos')}>
          <PhotoGrid />
        </TitledCard>
      )}
      {tab === 'friends' && <Friends />}
      {tab === 'videos' && <Videos />}
      {tab === 'events' && <Events />}
      <PhotoDialog />
      {isEditing && <AboutDialog onClose={() => setEditing(false)} />}
    </>
  );
}
