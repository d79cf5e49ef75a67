import { T } from '@/shared/i18n/text';
import { textIn } from '../words';
import { controlId, ItemInput, type Asked } from './ItemInput';
import { useAnswerText } from './useAnswerText';

/** Types with one control, which a label can name; all others are groups. */
const single = new Set(['text', 'longText', 'integer', 'decimal', 'date', 'time']);

/** One question with what helps to answer it, or a heading, or information. */
export function ItemField({ error, ...asked }: Asked & { error: string | undefined }) {
  const { item, language, base } = asked;
  const { type, linkId, required } = item;
  const text = textIn(item.text, language, base) || linkId;
  const help = textIn(item.help, language, base);
  if (type === 'section') return <h3 className="h5 nd-answer-section">{text}</h3>;
  if (type === 'display') return <p className="nd-answer-display">{text}</p>;
  if (item.readOnly) return <ReadOnlyItem item={item} language={language} base={base} help={help} />;
  const id = controlId(linkId);
  const described = [error !== undefined && `${id}-error`, help !== '' && `${id}-help`];
  const describedBy = described.filter(Boolean).join(' ') || undefined;
  const words = (
    <>
      <bdi>{text}</bdi>{' '}
      {required && (
        <span className="nd-required">
          <T id="common.required" />
        </span>
      )}
    </>
  );
  const rest = (
    <>
      {help !== '' && (
        <p id={`${id}-help`} className="form-text mt-0">
          {help}
        </p>
      )}
      <ItemInput {...asked} describedBy={describedBy} />
      {error !== undefined && (
        <div id={`${id}-error`} className="nd-field-error">
          {error}
        </div>
      )}
    </>
  );
  if (single.has(type))
    return (
      <div className="nd-answer-item">
        <label className="nd-answer-question" htmlFor={id}>
          {words}
        </label>
        {rest}
      </div>
    );
  return (
    <fieldset className="nd-answer-item" aria-describedby={describedBy}>
      <legend className="nd-answer-question">{words}</legend>
      {rest}
    </fieldset>
  );
}

/** What stands as it is: the preset answer, without anything to touch. */
function ReadOnlyItem({ item, language, base, help }: Omit<Asked, 'answer' | 'onChange'> & { help: string }) {
  const textOf = useAnswerText(language, base);
  return (
    <dl className="nd-answer-item">
      <dt className="nd-answer-question">
        <bdi>{textIn(item.text, language, base) || item.linkId}</bdi>
      </dt>
      {help !== '' && <dd className="form-text mt-0">{help}</dd>}
      <dd>
        <bdi>{textOf(item, item.initial)}</bdi>
      </dd>
    </dl>
  );
}
