import Code from 'lucide-react/icons/code';
import Eye from 'lucide-react/icons/eye';
import { use, useId, useState, type ComponentType } from 'react';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Segmented } from '@/shared/ui/Segmented';
import { CodeView } from './CodeView';
import { functionIn, SourceText } from './source';

/**
 * One example: what it looks like, and what is written for it.
 * @param of the one component that draws it, under its name: `of={{ Colours }}`
 * @param source text of the file it stands in, where that is not the page's own
 */
export function Example({
  title,
  of: named,
  source,
}: {
  title: MessageId;
  of: Readonly<Record<string, ComponentType>>;
  source?: string;
}) {
  const t = useT();
  const heading = useId();
  const [view, setView] = useState<'preview' | 'code'>('preview');
  const page = use(SourceText);
  const [name = '', Drawing] = Object.entries(named)[0] ?? [];
  const code = functionIn(source ?? page, name);
  return (
    <section className="card nd-example" aria-labelledby={heading}>
      <div className="card-header">
        <h2 id={heading} className="h6 mb-0">
          <T id={title} />
        </h2>
        <Segmented
          label={t('showcase.view', { example: t(title) })}
          value={view}
          onChange={setView}
          options={[
            { value: 'preview', label: <Icon of={Eye} size={16} label={t('showcase.preview')} /> },
            { value: 'code', label: <Icon of={Code} size={16} label={t('showcase.code')} /> },
          ]}
        />
      </div>
      {/* What somebody has done in the example is still there when they come back from its text. */}
      <div className="card-body" hidden={view === 'code'}>
        {Drawing && <Drawing />}
      </div>
      {view === 'code' && <CodeView code={code} name={t(title)} />}
    </section>
  );
}
