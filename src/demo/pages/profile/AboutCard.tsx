import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useProfile, type About } from './profileState';
import { aboutWords } from './words';

const facts = ['work', 'lives', 'email', 'website'] as const satisfies readonly (keyof About)[];

/** What somebody says of themselves, as it stands. */
export function AboutCard() {
  const t = useT();
  const { about } = useProfile();
  return (
    <TitledCard title={t('socialProfile.about')}>
      <p dir="auto">{about.words}</p>
      <dl className="mb-0">
        {facts.map((name) => (
          <div key={name} className="mb-2">
            <dt>
              <T id={aboutWords[name]} />
            </dt>
            <dd className="mb-0 text-break">
              <bdi>{about[name] || '–'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  );
}
