import ClipboardList from 'lucide-react/icons/clipboard-list';
import GlassWater from 'lucide-react/icons/glass-water';
import { useSearchParams } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { PageTabs } from '@/shared/ui/PageTabs';
import { sampleParts } from './sampleParts';
import { TabSet } from './tabSet';

const label = 'showcase:/components/tabs-component#record';
const names = ['readings', 'plan', 'questions'] as const;

/** Parts of a screen that can be linked to: the address keeps which one is shown. */
function WithAddress() {
  const t = useT();
  const [query] = useSearchParams();
  const part = names.find((name) => name === query.get('part')) ?? 'readings';
  const tabs = names.map((name) => ({
    to: `?part=${name}`,
    label: t(`showcase:/components/tabs-component#${name}`),
    isCurrent: name === part,
  }));
  return (
    <>
      <PageTabs label={t(label)} tabs={tabs} />
      <p>
        <T id={`showcase:/components/tabs-component#${part}Text`} />
      </p>
    </>
  );
}

function Icons() {
  const parts = sampleParts.slice(0, 2).map((part, place) => ({
    ...part,
    title: (
      <>
        <Icon of={place === 0 ? ClipboardList : GlassWater} /> {part.title}
      </>
    ),
  }));
  return <TabSet label={label} parts={parts} />;
}

export { Icons, WithAddress };
