import type { QuestionnaireBody, QuestionnaireItem } from '@/domain/questionnaire/questionnaire';
import { diffOf } from '@/domain/questionnaire/diff';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { textIn } from './words';

const bodyWords: Partial<Record<keyof QuestionnaireBody, MessageId>> = {
  name: 'questionerBuilder.name',
  title: 'questionerBuilder.title',
  description: 'questionerBuilder.introduction',
  language: 'questionerBuilder.baseLanguage',
  scores: 'questionerBuilder.scores',
};
const itemWords: Record<keyof QuestionnaireItem, MessageId> = {
  linkId: 'questionerBuilder.linkId',
  type: 'questionerBuilder.type',
  text: 'questionerBuilder.text',
  help: 'questionerBuilder.help',
  required: 'questionerBuilder.required',
  min: 'questionerBuilder.min',
  max: 'questionerBuilder.max',
  step: 'questionerBuilder.step',
  unit: 'questionerBuilder.unit',
  options: 'questionerBuilder.options',
  reverse: 'questionerBuilder.reverse',
  writes: 'questionerBuilder.writes',
  weight: 'questionerBuilder.weight',
  maxLength: 'questionerBuilder.maxLength',
  hidden: 'questionerBuilder.isHidden',
  readOnly: 'questionerBuilder.isReadOnly',
  initial: 'questionerBuilder.presetAnswer',
  enableWhen: 'questionerBuilder.shown_when',
  enableBehavior: 'questionerBuilder.shown_when',
};

/** What changed from one state of a questionnaire to another, item by item. */
export function DiffList({ before, after }: { before: QuestionnaireBody; after: QuestionnaireBody }) {
  const t = useT();
  const { added, removed, changed, fields } = diffOf(before, after);
  const called = (item: QuestionnaireItem, body: QuestionnaireBody) => (
    <bdi key="name">{textIn(item.text, body.language, body.language) || item.linkId}</bdi>
  );
  const named = fields.flatMap((field) => bodyWords[field] ?? []);
  if (added.length + removed.length + changed.length + named.length === 0)
    return (
      <p className="mb-0">
        <T id="questionerBuilder.noDifference" />
      </p>
    );
  return (
    <ul className="mb-0">
      {named.map((word) => (
        <li key={word}>
          <T id="questionerBuilder.diffField" values={{ field: t(word) }} />
        </li>
      ))}
      {added.map((item) => (
        <li key={item.linkId}>
          <T id="questionerBuilder.diffAdded" values={{ item: called(item, after) }} />
        </li>
      ))}
      {removed.map((item) => (
        <li key={item.linkId}>
          <T id="questionerBuilder.diffRemoved" values={{ item: called(item, before) }} />
        </li>
      ))}
      {changed.map(({ linkId, before: was, after: item, fields: parts, moved }) => (
        <li key={linkId}>
          <T
            id="questionerBuilder.diffChanged"
            values={{
              item: called(item, after),
              fields: [
                ...new Set(parts.map((part) => t(itemWords[part]))),
                ...(moved ? [t('questionerBuilder.place')] : []),
              ].join(', '),
            }}
          />
          {parts.includes('text') && (
            <div className="small text-body-secondary">
              <bdi>{textIn(was.text, before.language, before.language)}</bdi> →{' '}
              <bdi>{textIn(item.text, after.language, after.language)}</bdi>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
