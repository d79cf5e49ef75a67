import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useMemo, useState } from 'react';
import { useT } from '@/shared/i18n/text';
import { FailureLine } from '@/shared/ui/FailureLine';
import { Icon } from '@/shared/ui/Icon';
import { Combobox } from '@/shared/ui/suggest/Combobox';
import { hasText, matchGroups } from '@/shared/ui/suggest/match';
import type { SiteSuggestion } from '@/shell/search/siteSuggestion';
import { SuggestionRow } from '@/shell/search/SuggestionRow';
import { useSearchGroups } from './useSearchGroups';

/** The search across the full width of the bar, with its hits below (specification 2.4). */
export function SearchPanel({
  onChoose,
  onClose,
  onLeave,
}: {
  onChoose: (item: SiteSuggestion) => void;
  onClose: () => void;
  onLeave: () => void;
}) {
  const t = useT();
  const [text, setText] = useState('');
  const { groups, failures } = useSearchGroups();
  const isShown = hasText(text);
  const found = useMemo(() => (isShown ? matchGroups(groups, text) : []), [groups, text, isShown]);
  return (
    <div className="nd-search">
      {isShown && (
        <button
          type="button"
          className="nd-search-overlay"
          tabIndex={-1}
          aria-label={t('search.close')}
          // Otherwise the pointer down would close the search, and the element below would receive the click.
          onPointerDown={(event) => event.stopPropagation()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClose}
        />
      )}
      <Combobox
        className="nd-combobox-popup"
        label={t('search.open')}
        placeholder={t('search.placeholder')}
        isFocusedAtFirst
        text={text}
        onText={setText}
        groups={found}
        isOpen={isShown}
        onChoose={onChoose}
        onEnterWithoutHit={onClose}
        onEscape={onClose}
        onLeave={onLeave}
        renderItem={(item) => <SuggestionRow item={item} text={text} />}
        before={<Icon of={Search} />}
        after={
          <button type="button" className="btn btn-icon" aria-label={t('search.close')} onClick={onClose}>
            <Icon of={X} size={20} />
          </button>
        }
        message={
          isShown &&
          failures.length > 0 &&
          failures.map(({ message, retry }) => (
            <FailureLine key={message} message={message} onRetry={retry} />
          ))
        }
      />
    </div>
  );
}
