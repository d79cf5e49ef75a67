import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '@/shared/i18n/text';
import type { MenuNode } from '@/shared/navigation/types';
import { Icon } from '@/shared/ui/Icon';
import { Combobox, type ComboboxProps } from '@/shared/ui/suggest/Combobox';
import { matchGroup, type Suggestion } from '@/shared/ui/suggest/match';
import { menuIcons } from './menuIcons';
import { chainsOf, targetOf } from './menuState';

interface Hit extends Suggestion {
  node: MenuNode;
  /** Title of the entry's group. */
  group: string | null;
}

export interface MenuSearchProps {
  menu: readonly MenuNode[];
  suggestionLimit?: number | undefined;
  onChoose: (id: string) => void;
}

export interface MenuSuggestionsProps
  extends
    Omit<MenuSearchProps, 'suggestionLimit'>,
    Pick<ComboboxProps<Hit>, 'label' | 'placeholder' | 'text' | 'onText'> {
  limit: number;
}

/** The entries of a menu that can be opened, with their translated titles. */
const hitsIn = (menu: readonly MenuNode[], t: ReturnType<typeof useT>): Hit[] =>
  chainsOf(menu).flatMap((chain) => {
    const [node, group] = chain.toReversed();
    if (node === undefined || targetOf(node) === null) return [];
    return [{ id: node.id, title: t(node.title), node, group: group ? t(group.title) : null }];
  });

/** The menu entries whose titles contain the typed text (specification 4, search box). */
export function MenuSuggestions({ menu, limit, text, onText, onChoose, ...box }: MenuSuggestionsProps) {
  const t = useT();
  const navigate = useNavigate();
  const [isLeft, setLeft] = useState(false);
  const items = useMemo(() => hitsIn(menu, t), [menu, t]);

  const choose = ({ node }: Hit) => {
    const target = targetOf(node);
    if (target === null) return;
    onText('');
    onChoose(node.id);
    const address = 'path' in target ? target.path : target.address;
    if (node.newTab) window.open(address, '_blank', 'noopener,noreferrer');
    else if ('path' in target) void navigate(address);
    else window.location.assign(address);
  };

  return (
    <Combobox
      {...box}
      className="nd-combobox-popup"
      text={text}
      onText={(typed) => {
        setLeft(false);
        onText(typed);
      }}
      groups={[matchGroup({ id: 'menu', limit, items }, text)]}
      isOpen={text.trim() !== '' && !isLeft}
      onChoose={choose}
      onLeave={() => setLeft(true)}
      renderItem={({ node, title, group }) => (
        <>
          {node.icon && <Icon of={menuIcons[node.icon]} />}
          <span className="nd-menu-hit">
            {title}
            {group !== null && (
              <>
                <span className="visually-hidden">, </span>
                <span className="nd-menu-hit-group">{group}</span>
              </>
            )}
          </span>
        </>
      )}
    />
  );
}
