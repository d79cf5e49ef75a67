import { useState, type ReactNode } from 'react';
import { T } from '@/shared/i18n/text';
import { Combobox } from '@/shared/ui/suggest/Combobox';
import { Marked } from '@/shared/ui/suggest/Marked';
import { hasText, matchGroups, type Suggestion, type SuggestionGroup } from '@/shared/ui/suggest/match';

/**
 * The product's text box with suggestions, and below it what was chosen.
 * @param atFocus what is offered before anything is typed
 * @param message stands in the place of the list, e.g. a failure
 */
export function SuggestBox<Item extends Suggestion>({
  label,
  groups,
  atFocus,
  drawn,
  message,
}: {
  label: string;
  groups: readonly SuggestionGroup<Item>[];
  atFocus?: readonly SuggestionGroup<Item>[];
  drawn?: (item: Item) => ReactNode;
  message?: ReactNode;
}) {
  const [text, setText] = useState('');
  const [isNear, setNear] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const isTyped = hasText(text);
  const isOpen = isNear && (isTyped || atFocus !== undefined) && chosen !== text;
  return (
    <>
      <div onFocus={() => setNear(true)}>
        <Combobox
          className="nd-combobox-popup"
          label={label}
          placeholder={label}
          text={text}
          onText={(typed) => {
            setNear(true);
            setChosen(null);
            setText(typed);
          }}
          groups={isTyped ? matchGroups(groups, text) : (atFocus ?? [])}
          isOpen={isOpen}
          onChoose={({ title }) => {
            setText(title);
            setChosen(title);
          }}
          onEscape={() => setNear(false)}
          onLeave={() => setNear(false)}
          renderItem={(item) => drawn?.(item) ?? <Marked title={item.title} text={text} />}
          message={isOpen && message}
        />
      </div>
      <p role="status" className="mt-2">
        {chosen !== null && (
          <T id="showcase:/extra-components/auto-complete#chosen" values={{ name: chosen }} />
        )}
      </p>
    </>
  );
}
