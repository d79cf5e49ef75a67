import { useId } from 'react';
import { isQuestion } from '@/domain/questionnaire/itemKinds';
import { fieldId } from '@/shared/forms/fieldTypes';
import { T } from '@/shared/i18n/text';
import { useBuilderContext } from '../builderContext';
import type { ScoreForm } from '../questionnaireForm';
import { countable, countItem } from '../partOperations';

/** Which answers count. Those that cannot be counted as they stand say why. */
export function CountedItems({ score, at }: { score: ScoreForm; at: string }) {
  const id = useId();
  const { entered, edit, errorAt, nameOf } = useBuilderContext();
  const possible = new Set<string>(countable(entered));
  const problem =
    errorAt(`${at}.items`) ??
    score.items.map((_, index) => errorAt(`${at}.items.${index}`)).find((one) => one !== undefined);
  const known = entered.items.filter(isQuestion);
  const foreign = score.items.filter((one) => !known.some(({ key }) => key === one));
  return (
    <fieldset className="nd-parts" id={fieldId(`${at}.items`)} tabIndex={-1}>
      <legend>
        <T id="questionerBuilder.whatCounts" />
      </legend>
      {problem !== undefined && <p className="nd-field-error">{problem}</p>}
      {foreign.length > 0 && (
        <p className="nd-field-error">
          <T id="questionerBuilder.foreign" values={{ items: foreign.join(', ') }} />
        </p>
      )}
      {known.map(({ key }) => {
        const isChosen = score.items.includes(key);
        const isPossible = possible.has(key);
        return (
          <div key={key} className="form-check">
            <input
              id={`${id}${key}`}
              type="checkbox"
              className="form-check-input"
              checked={isChosen}
              disabled={!isPossible && !isChosen}
              aria-describedby={isPossible ? undefined : `${id}${key}-why`}
              onChange={({ target }) => edit((before) => countItem(before, score.key, key, target.checked))}
            />
            <label className="form-check-label" htmlFor={`${id}${key}`}>
              <bdi>{nameOf(key)}</bdi>
            </label>
            {!isPossible && (
              <div id={`${id}${key}-why`} className="form-text mt-0">
                <T id="questionerBuilder.notCountable" />
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
