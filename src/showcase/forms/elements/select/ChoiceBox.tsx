import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Combobox } from '@/shared/ui/suggest/Combobox';
import { Marked } from '@/shared/ui/suggest/Marked';
import { matchGroups, type Suggestion, type SuggestionGroup } from '@/shared/ui/suggest/match';
import { useTyped } from './useTyped';
import './choiceBox.css';

/**
 * One of many, found by typing. A click or an arrow key shows all of them; Escape leaves the choice as it was.
 * @param onClear absent where something must be chosen
 */
export function ChoiceBox({
  label,
  groups,
  chosen,
  onChoose,
  onClear,
  isLoading = false,
  isDisabled = false,
}: {
  label: string;
  groups: readonly SuggestionGroup[];
  chosen: Suggestion | null;
  onChoose: (chosen: Suggestion) => void;
  onClear?: () => void;
  isLoading?: boolean;
  isDisabled?: boolean;
}) {
  const t = useT();
  const { typed, setTyped, open, close, opens } = useTyped();
  const shown = chosen?.title ?? '';
  const isOpen = typed !== null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className="nd-choice" {...opens}>
      <span className="form-label d-block" aria-hidden="true">
        {label}
      </span>
      <fieldset disabled={isDisabled}>
        <Combobox
          className="nd-combobox-popup"
          label={label}
          placeholder={shown}
          text={typed ?? shown}
          // What is typed behind the choice is looked for by itself.
          onText={(text) =>
            setTyped(!isOpen && text.startsWith(shown) ? text.slice(shown.length).trim() : text)
          }
          groups={isOpen && !isLoading ? matchGroups(groups, typed) : []}
          isOpen={isOpen && !isLoading}
          onChoose={(one) => {
            onChoose(one);
            close();
          }}
          onEnterWithoutHit={open}
          onEscape={close}
          onLeave={close}
          renderItem={({ title }) => (
            <span>
              <Marked title={title} text={typed ?? ''} />
            </span>
          )}
          message={
            isOpen &&
            isLoading && (
              <p className="nd-suggestion-none m-0" role="status">
                <T id="common.loading" />
              </p>
            )
          }
          after={
            <>
              <Icon of={ChevronDown} className="nd-choice-mark" />
              {onClear && chosen && (
                <button
                  type="button"
                  className="btn btn-icon"
                  aria-label={t('showcase:/forms/elements/select#clear', { name: label })}
                  onClick={(event) => {
                    event.currentTarget.closest('.nd-choice')?.querySelector('input')?.focus();
                    onClear();
                    close();
                  }}
                >
                  <Icon of={X} />
                </button>
              )}
            </>
          }
        />
      </fieldset>
    </div>
  );
}
