import { useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import { Person } from './Person';
import { useProfile } from './profileState';
import { suggested } from './sample';
import { ToggleButton } from './ToggleButton';

/** Whom one may know: to be asked, and the question to be taken back. */
export function Suggestions() {
  const t = useT();
  const { asked } = useProfile();
  return (
    <TitledCard title={t('socialProfile.suggestions')}>
      <ul className="nd-friends">
        {suggested.map(({ name, part }) => (
          <Person key={name} name={name} part={part}>
            <ToggleButton
              list="asked"
              id={name}
              name={name}
              isOn={asked.includes(name)}
              words={['socialProfile.add', 'socialProfile.undo']}
            />
          </Person>
        ))}
      </ul>
    </TitledCard>
  );
}
