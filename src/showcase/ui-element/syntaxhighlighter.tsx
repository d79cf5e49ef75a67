import { useState } from 'react';
import { useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import { CodeView } from '../frame/CodeView';
import { Example } from '../frame/Example';
import type { Language } from '../frame/languages';
import { Showcase } from '../frame/Showcase';
import { codeSamples } from './syntaxhighlighter/codeSamples';
import { Live, Marked } from './syntaxhighlighter/codePlay';
import play from './syntaxhighlighter/codePlay.tsx?raw';
import source from './syntaxhighlighter.tsx?raw';

function Basic() {
  const t = useT();
  return (
    <CodeView
      code={codeSamples.typescript}
      name={t('showcase:/ui-element/syntaxhighlighter#codeOf', { name: 'leftToday' })}
    />
  );
}

function Languages() {
  const t = useT();
  const [language, setLanguage] = useState<Language>('css');
  const options = (Object.keys(codeSamples) as Language[]).map((value) => ({ value, label: value }));
  const label = t('showcase:/ui-element/syntaxhighlighter#language');
  return (
    <>
      <Segmented label={label} options={options} value={language} onChange={setLanguage} />
      <CodeView
        code={codeSamples[language]}
        language={language}
        name={t('showcase:/ui-element/syntaxhighlighter#codeOf', { name: language })}
      />
    </>
  );
}

function Numbers() {
  const t = useT();
  return (
    <CodeView
      code={codeSamples.sql}
      language="sql"
      name={t('showcase:/ui-element/syntaxhighlighter#codeOf', { name: 'SELECT' })}
      numbered
    />
  );
}

export default function SyntaxHighlighterPage() {
  return (
    <Showcase address="/ui-element/syntaxhighlighter" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase:/ui-element/syntaxhighlighter#languages" of={{ Languages }} />
      <Example title="showcase:/ui-element/syntaxhighlighter#numbers" of={{ Numbers }} />
      <Example title="showcase:/ui-element/syntaxhighlighter#marked" of={{ Marked }} source={play} />
      <Example title="showcase.live" of={{ Live }} source={play} />
    </Showcase>
  );
}
