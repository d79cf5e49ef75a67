import Search from 'lucide-react/icons/search';
import { startTransition, useRef, useState, type ComponentType } from 'react';
import { useT } from '@/shared/i18n/text';
import type { MenuNode } from '@/shared/navigation/types';
import { Icon } from '@/shared/ui/Icon';
import type { MenuSuggestionsProps } from './MenuSuggestions';

/** How many entries the search of the menu offers at once, where nothing else is said. */
const SUGGESTION_LIMIT = 6;

export interface MenuSearchProps {
  menu: readonly MenuNode[];
  suggestionLimit?: number | undefined;
  onChoose: (id: string) => void;
}

/** A box that finds an entry of the menu by its title, also in a closed group; what finds it is fetched with the first focus. */
export function MenuSearch({ suggestionLimit = SUGGESTION_LIMIT, ...props }: MenuSearchProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [Suggestions, setSuggestions] = useState<ComponentType<MenuSuggestionsProps> | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const [hasFocus, setFocus] = useState(false);

  const fetchSuggestions = () =>
    void import('./MenuSuggestions').then(
      (fetched) =>
        startTransition(() => {
          setFocus(document.activeElement === box.current);
          setSuggestions(() => fetched.MenuSuggestions);
        }),
      // Without connection the box waits: the next key asks again.
      () => undefined,
    );

  const shared = { label: t('menu.search'), placeholder: t('menu.search'), text };
  return (
    <div className="nd-menu-search">
      <Icon of={Search} className="nd-menu-search-icon" />
      {Suggestions ? (
        <Suggestions
          {...props}
          {...shared}
          limit={suggestionLimit}
          onText={setText}
          isFocusedAtFirst={hasFocus}
        />
      ) : (
        <input
          ref={box}
          type="text"
          inputMode="search"
          className="form-control"
          aria-label={shared.label}
          placeholder={shared.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onPointerEnter={fetchSuggestions}
          onFocus={fetchSuggestions}
          onChange={({ target }) => {
            setText(target.value);
            fetchSuggestions();
          }}
        />
      )}
    </div>
  );
}
