import Search from 'lucide-react/icons/search';
import {
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useT } from '@/shared/i18n/text';
import { FailureLine } from '@/shared/ui/FailureLine';
import { Icon } from '@/shared/ui/Icon';
import type { MenuSearchProps, MenuSuggestionsProps } from './MenuSuggestions';
/** Default number of suggestions in the menu's search. */
const SUGGESTION_LIMIT = 6;
// Kept separate from the chain below: the build's wrapper around an import chain fails outside of the chain.
const fetchModule = () => import('./MenuSuggestions');

/** A search box for menu entries by title, also in closed groups; the search code is loaded on first focus. */
export function MenuSearch({
  suggestionLimit = SUGGESTION_LIMIT,
  end,
  ...props
}: MenuSearchProps & {
  /** At the end of the empty box. */
  end?: ReactNode;
}) {
  const t = useT();
  const [text, setText] = useState('');
  const [Suggestions, setSuggestions] = useState<ComponentType<MenuSuggestionsProps> | null>(null);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  const fetchSuggestions = () =>
    void fetchModule().then(
      (fetched) => {
        hadFocus.current = box.current?.contains(document.activeElement) === true;
        startTransition(() => setSuggestions(() => fetched.MenuSuggestions));
      },
      () => setMissing(true),
    );
  useLayoutEffect(() => {
    // Left to whatever took the focus between the two boxes, e.g. a dialog that a key opened.
    if (Suggestions && hadFocus.current && document.activeElement === document.body)
      box.current?.querySelector('input')?.focus();
  }, [Suggestions]);

  const shared = { label: t('menu.search'), placeholder: t('menu.search'), text };
  return (
    <div ref={box} className="nd-menu-search">
      <Icon of={Search} className="nd-menu-search-icon" />
      {Suggestions ? (
        <Suggestions {...props} {...shared} limit={suggestionLimit} onText={setText} />
      ) : (
        <div className="nd-combobox nd-combobox-popup">
          <input
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
            onChange={({ target }) => setText(target.value)}
          />
          {isMissing && text !== '' && (
            <div className="nd-combobox-panel">
              <FailureLine message="menu.searchMissing" onRetry={fetchSuggestions} />
            </div>
          )}
        </div>
      )}
      {text === '' && end}
    </div>
  );
}
