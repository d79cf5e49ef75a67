import { useEffect, useState } from 'react';
import { lockAfterMinutes } from '@/domain/staff/account';
import { chooseLockAfter, chosenLockAfter, onPresenceElsewhere } from '@/session/idle/presence';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { TitledCard } from '@/shared/ui/TitledCard';

const { min, max } = lockAfterMinutes;
const STEP = 5;
const offered = Array.from({ length: (max - min) / STEP + 1 }, (_, index) => min + index * STEP);

/** In a mirrored page a number would else change places with its word: an option knows no markup. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** After how long without activity the screen locks, in all tabs of this browser. */
export function LockCard() {
  const t = useT();
  const [chosen, setChosen] = useState(chosenLockAfter);
  useEffect(() => onPresenceElsewhere(() => setChosen(chosenLockAfter())), []);
  // Another version of the application may have offered other steps.
  const minutes = [...new Set([...offered, chosen])].sort((a, b) => a - b);
  return (
    <TitledCard title={t('profile.lock')}>
      <Field label={<T id="profile.lockAfter" />} hint={<T id="profile.lockLead" />} className="mb-0">
        {(control) => (
          <select
            {...control}
            className="form-select"
            value={chosen}
            onChange={({ target }) => {
              chooseLockAfter(Number(target.value));
              setChosen(chosenLockAfter());
            }}
          >
            {minutes.map((one) => (
              <option key={one} value={one}>
                {isolated(t('profile.minutes', { minutes: one }))}
              </option>
            ))}
          </select>
        )}
      </Field>
    </TitledCard>
  );
}
