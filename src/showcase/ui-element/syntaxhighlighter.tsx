import { useId, useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import { CodeView } from '../frame/CodeView';
import { Example } from '../frame/Example';
import type { Language } from '../frame/languages';
import { linesNamed } from '../frame/lines';
import { Showcase } from '../frame/Showcase';
import source from './syntaxhighlighter.tsx?raw';

/** The same small thing, the fluid of a day, said in several languages. */
const codeSamples: Readonly<Record<Language, string>> = {
  typescript: `interface Drink {
  /** Epoch ms. */
  at: number;
  millilitres: number;
}

/** What is left to drink today. */
export function leftToday(drinks: readonly Drink[], limit = 1500): number {
  const drunk = drinks.reduce((sum, { millilitres }) => sum + millilitres, 0);
  return Math.max(0, limit - drunk);
}`,
  xml: `<!-- One reading of a day -->
<article class="nd-reading" lang="en">
  <h2>Blood pressure</h2>
  <p><span class="nd-figure">134/82</span> mmHg</p>
</article>`,
  css: `/* A reading beyond its limit */
.nd-reading[data-beyond] {
  padding-inline-start: 1rem;
  border-inline-start: 4px solid var(--nd-severity-high);
  color: var(--bs-body-color);
}`,
  json: `{
  "measure": "bloodPressure",
  "value": 134,
  "diastolic": 82,
  "at": "2026-03-02T07:15:00Z",
  "manual": true
}`,
  sql: `-- Who has sent nothing for three days
SELECT patient, MAX(at) AS last_reading
FROM reading
GROUP BY patient
HAVING MAX(at) < NOW() - INTERVAL '3 days'
ORDER BY last_reading;`,
  python: `def left_today(drinks, limit=1500):
    """What is left to drink today, in millilitres."""
    drunk = sum(drink["millilitres"] for drink in drinks)
    return max(0, limit - drunk)`,
  bash: `# Builds the application and serves it
export PORT=4173
if npm run build; then
  node scripts/serve.mjs
fi`,
  yaml: `# A plan for one day
fluid:
  limit: 1500
  unit: mL
  remind: [08:00, 12:30, 18:00]
approved: true`,
};

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

function Marked() {
  const t = useT();
  const id = useId();
  const [lines, setLines] = useState('2, 4-5');
  const label = t('showcase:/ui-element/syntaxhighlighter#lines');
  return (
    <>
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <input
        id={id}
        className="form-control"
        dir="ltr"
        value={lines}
        onChange={({ target }) => setLines(target.value)}
      />
      <CodeView
        code={codeSamples.typescript}
        name={t('showcase:/ui-element/syntaxhighlighter#codeOf', { name: lines })}
        numbered
        marked={linesNamed(lines)}
      />
    </>
  );
}

function Live() {
  const t = useT();
  const id = useId();
  const [code, setCode] = useState('const limit = 1500; // mL');
  return (
    <>
      <label htmlFor={id} className="form-label">
        <T id="showcase:/ui-element/syntaxhighlighter#own" />
      </label>
      <textarea
        id={id}
        className="form-control font-monospace"
        dir="ltr"
        rows={4}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <CodeView
        code={code}
        name={t('showcase:/ui-element/syntaxhighlighter#codeOf', {
          name: t('showcase:/ui-element/syntaxhighlighter#own'),
        })}
      />
    </>
  );
}

export default function SyntaxHighlighterPage() {
  return (
    <Showcase address="/ui-element/syntaxhighlighter" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase:/ui-element/syntaxhighlighter#languages" of={{ Languages }} />
      <Example title="showcase:/ui-element/syntaxhighlighter#numbers" of={{ Numbers }} />
      <Example title="showcase:/ui-element/syntaxhighlighter#marked" of={{ Marked }} />
      <Example title="showcase.live" of={{ Live }} />
    </Showcase>
  );
}
