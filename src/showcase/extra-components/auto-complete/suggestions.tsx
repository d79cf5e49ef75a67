import { useT } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import type { Suggestion } from '@/shared/ui/suggest/match';
import { SuggestBox } from './suggestBox';

const named = (kind: string, names: readonly string[]): Suggestion[] =>
  names.map((title) => ({ id: `${kind}-${title}`, title }));

const medicines = named('medicine', [
  'Calcium acetate',
  'Calcitriol',
  'Cinacalcet',
  'Darbepoetin',
  'Epoetin',
  'Furosemide',
  'Lanthanum carbonate',
  'Ramipril',
  'Sevelamer',
  'Torasemide',
]);
const people = [
  { name: 'Mira Holm', unit: '2' },
  { name: 'Tom Reed', unit: '2' },
  { name: 'Ana Sol', unit: '5' },
  { name: 'Marta Lind', unit: '5' },
  { name: 'Joe Marsh', unit: '1' },
].map(({ name, unit }) => ({ id: `person-${name}`, title: name, keywords: unit, unit }));

function Basic() {
  const t = useT();
  return (
    <SuggestBox
      label={t('showcase:/extra-components/auto-complete#medicine')}
      groups={[{ id: 'medicines', limit: 4, items: medicines }]}
    />
  );
}

function Sections() {
  const t = useT();
  return (
    <SuggestBox
      label={t('showcase:/extra-components/auto-complete#everything')}
      groups={[
        {
          id: 'm',
          title: t('showcase:/extra-components/auto-complete#medicines'),
          limit: 4,
          items: medicines,
        },
        { id: 'p', title: t('showcase:/extra-components/auto-complete#people'), limit: 4, items: people },
      ]}
    />
  );
}

function PersonHit({ title, unit }: (typeof people)[number]) {
  const t = useT();
  return (
    <>
      <Avatar name={title} />
      <span>
        {title}
        <br />
        <span className="text-body-secondary">
          {t('showcase:/extra-components/auto-complete#unit', { unit })}
        </span>
      </span>
    </>
  );
}

const drawnPerson = (person: (typeof people)[number]) => <PersonHit {...person} />;

function Drawn() {
  const t = useT();
  return (
    <SuggestBox
      label={t('showcase:/extra-components/auto-complete#person')}
      groups={[{ id: 'people', limit: 4, items: people }]}
      drawn={drawnPerson}
    />
  );
}

function AtFocus() {
  const t = useT();
  const groups = [{ id: 'people', limit: 4, items: people }];
  return (
    <SuggestBox
      label={t('showcase:/extra-components/auto-complete#responsible')}
      groups={groups}
      atFocus={[{ id: 'people', limit: 4, items: people.slice(0, 3) }]}
    />
  );
}

function Limited() {
  const t = useT();
  return (
    <SuggestBox
      label={t('showcase:/extra-components/auto-complete#two')}
      groups={[
        {
          id: 'm',
          title: t('showcase:/extra-components/auto-complete#medicines'),
          limit: 2,
          items: medicines,
        },
        { id: 'p', title: t('showcase:/extra-components/auto-complete#people'), limit: 2, items: people },
      ]}
    />
  );
}

export { AtFocus, Basic, Drawn, Limited, Sections };
