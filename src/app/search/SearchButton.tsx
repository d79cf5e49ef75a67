import Search from 'lucide-react/icons/search';
import { useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { useT } from '@/shared/i18n/text';
import { useSingleKeys } from '@/shared/navigation/singleKeys';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { SEARCH_KEY } from './searchKey';

type LazyDialog = ComponentType<ComponentProps<(typeof import('./SearchDialog'))['SearchDialog']>>;

const load = async (): Promise<LazyDialog> => (await import('./SearchDialog')).SearchDialog;
const preload = () => void load().catch(() => undefined);

/** The expandable search of the bar (specification 2.4); its code is loaded on hover or focus. */
export function SearchButton() {
  const t = useT();
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<LazyDialog | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    // Once loaded it opens at once, so that the next key goes into it.
    if (Dialog) return;
    load().then(
      (fetched) => setDialog(() => fetched),
      () => {
        setOpen(false);
        dispatch(noticed({ tone: 'error', message: 'app.staleLead' }));
      },
    );
  };
  useSingleKeys({ [SEARCH_KEY]: open });

  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn btn-icon nd-find"
        aria-label={t('search.open')}
        aria-expanded={isOpen && Dialog !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        <Icon of={Search} size={20} />
      </button>
      {Dialog && (
        <Dialog
          isOpen={isOpen}
          onClose={() => {
            button.current?.focus();
            setOpen(false);
          }}
          onLeave={() => setOpen(false)}
        />
      )}
    </>
  );
}
