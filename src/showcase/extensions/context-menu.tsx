import { useState } from 'react';
import { useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { ContextMenu } from './context-menu/ContextMenu';
import source from './context-menu.tsx?raw';

function RightClick() {
  return <ContextMenu />;
}

function LeftClick() {
  return <ContextMenu gesture="left" />;
}

function DoubleClick() {
  return <ContextMenu gesture="double" />;
}

function Dark() {
  return <ContextMenu isDark />;
}

const motions = ['fade', 'scale', 'flip', 'slide'] as const;

/** Somebody who asks for less motion gets none. */
function Motion() {
  const t = useT();
  const [motion, setMotion] = useState<(typeof motions)[number]>('fade');
  return (
    <>
      <Segmented
        label={t('showcase:/extensions/context-menu#motion')}
        value={motion}
        onChange={setMotion}
        options={motions.map((value) => ({ value, label: t(`showcase:/extensions/context-menu#${value}`) }))}
      />
      <div className="mt-3">
        <ContextMenu animation={motion} />
      </div>
    </>
  );
}

export default function ContextMenuPage() {
  return (
    <Showcase address="/extensions/context-menu" source={source}>
      <Example title="showcase:/extensions/context-menu#rightClick" of={{ RightClick }} />
      <Example title="showcase:/extensions/context-menu#leftClick" of={{ LeftClick }} />
      <Example title="showcase:/extensions/context-menu#doubleClick" of={{ DoubleClick }} />
      <Example title="showcase:/extensions/context-menu#dark" of={{ Dark }} />
      <Example title="showcase:/extensions/context-menu#motion" of={{ Motion }} />
    </Showcase>
  );
}
