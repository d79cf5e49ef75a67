import { useId, useState } from 'react';
import { Button, Collapse } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { FoldList } from './collapse/FoldList';
import folds from './collapse/FoldList.tsx?raw';
import source from './collapse.tsx?raw';

/** The component that holds the state says by `aria-expanded` what the button will do. */
function Controlled() {
  const answer = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button outline aria-expanded={isOpen} aria-controls={answer} onClick={() => setOpen(!isOpen)}>
        <T id={`showcase:/components/collapse#${isOpen ? 'less' : 'more'}`} />
      </Button>
      <Collapse isOpen={isOpen} id={answer}>
        <p className="mt-3 mb-0">
          <T id="showcase:/components/collapse#scaleAnswer" />
        </p>
      </Collapse>
    </>
  );
}

/** The browser's own: it needs no program, and finds in the page what is folded away. */
function Uncontrolled() {
  return (['session', 'holiday'] as const).map((one) => (
    <details key={one} className="nd-details">
      <summary>
        <T id={`showcase:/components/collapse#${one}`} />
      </summary>
      <T id={`showcase:/components/collapse#${one}Answer`} />
    </details>
  ));
}

function Several() {
  return <FoldList several />;
}

const looks = ['frame', 'shadow', 'apart'] as const;

function Looks() {
  const t = useT();
  const [look, setLook] = useState<(typeof looks)[number]>('frame');
  const options = looks.map((value) => ({ value, label: t(`showcase:/components/collapse#${value}`) }));
  return (
    <>
      <Segmented label={t('showcase.options')} value={look} onChange={setLook} options={options} />
      <div className="mt-3">
        <FoldList look={look} />
      </div>
    </>
  );
}

function Pointed() {
  return <FoldList look="frame" opensUnderPointer />;
}

export default function CollapsePage() {
  return (
    <Showcase address="/components/collapse" source={source}>
      <Example title="showcase.controlled" of={{ Controlled }} />
      <Example title="showcase:/components/collapse#uncontrolled" of={{ Uncontrolled }} />
      <Example title="showcase:/components/collapse#accordion" of={{ FoldList }} source={folds} />
      <Example title="showcase:/components/collapse#several" of={{ Several }} />
      <Example title="showcase:/components/collapse#looks" of={{ Looks }} />
      <Example title="showcase:/components/collapse#pointed" of={{ Pointed }} />
    </Showcase>
  );
}
