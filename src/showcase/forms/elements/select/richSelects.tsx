import { useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import type { Suggestion } from '@/shared/ui/suggest/match';
import { ChoiceBox } from './ChoiceBox';
import { SwitchLine } from '../looks/SwitchLine';
import { TagBox } from './TagBox';

/** Invented people to choose from. */
const nurses: readonly Suggestion[] = [
  { id: 'marlow', title: 'Ines Marlow' },
  { id: 'fenn', title: 'Tobias Fenn' },
  { id: 'aldgate', title: 'Ruth Aldgate' },
  { id: 'halden', title: 'Noor Halden' },
  { id: 'brisk', title: 'Émile Brisk' },
];

const doctors: readonly Suggestion[] = [
  { id: 'sandquist', title: 'Dr Elin Sandquist' },
  { id: 'pereto', title: 'Dr Rui Pereto' },
  { id: 'wolden', title: 'Dr Anke Wolden' },
];

const everybody = [...nurses, ...doctors];

function Grouped() {
  const t = useT();
  const [chosen, setChosen] = useState<Suggestion | null>(nurses[1] ?? null);
  const groups = [
    {
      id: 'nurses',
      items: nurses,
      title: t('showcase:/forms/elements/select#nurses', { count: nurses.length }),
    },
    {
      id: 'doctors',
      items: doctors,
      title: t('showcase:/forms/elements/select#doctors', { count: doctors.length }),
    },
  ];
  return (
    <>
      <ChoiceBox
        label={t('showcase:/forms/elements/select#contact')}
        groups={groups.map((group) => ({ ...group, limit: 8 }))}
        chosen={chosen}
        onChoose={setChosen}
        onClear={() => setChosen(null)}
      />
      <p className="mt-2" role="status">
        {chosen ? (
          <T id="showcase:/forms/elements/select#chosen" values={{ name: chosen.title }} />
        ) : (
          <T id="showcase:/forms/elements/select#nothing" />
        )}
      </p>
    </>
  );
}

function States() {
  const t = useT();
  const [isLoading, setLoading] = useState(true);
  const [isDisabled, setDisabled] = useState(false);
  const [chosen, setChosen] = useState<Suggestion | null>(null);
  return (
    <>
      <SwitchLine
        label={t('showcase:/forms/elements/select#loading')}
        isOn={isLoading}
        onChange={setLoading}
      />
      <SwitchLine
        label={t('showcase:/forms/elements/select#locked')}
        isOn={isDisabled}
        onChange={setDisabled}
      />
      <ChoiceBox
        label={t('showcase:/forms/elements/select#nurse')}
        groups={[{ id: 'nurses', items: nurses, limit: 8 }]}
        chosen={chosen}
        onChoose={setChosen}
        isLoading={isLoading}
        isDisabled={isDisabled}
      />
    </>
  );
}

/** Who is responsible stays in the team. */
function Several() {
  const t = useT();
  const [team, setTeam] = useState<readonly Suggestion[]>(everybody.slice(4, 6));
  return (
    <TagBox
      label={t('showcase:/forms/elements/select#team')}
      choices={everybody}
      chosen={team}
      onChange={setTeam}
      fixed={['sandquist']}
    />
  );
}

function OpenEnded() {
  const t = useT();
  const [names, setNames] = useState<readonly Suggestion[]>([]);
  return (
    <TagBox
      label={t('showcase:/forms/elements/select#call')}
      choices={nurses}
      chosen={names}
      onChange={setNames}
      isOpenEnded
    />
  );
}

export { Grouped, OpenEnded, Several, States };
