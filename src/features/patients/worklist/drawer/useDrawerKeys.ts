import { use, useEffect, useEffectEvent } from 'react';
import { SingleKeysContext } from '@/shared/navigation/singleKeys';

/** In these, keys are text or have a meaning of their own. */
const OWN_KEYS = 'input, textarea, select, [role="slider"], .modal';

/**
 * The single keys of the list while a patient is shown beside it: there the keys of the page are off.
 * @param isOpen whether they act
 */
export function useDrawerKeys(isOpen: boolean, actions: Readonly<Record<string, () => void>>): void {
  const isOn = use(SingleKeysContext) && isOpen;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented, target } = event;
    if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return;
    if (!(target instanceof Element) || target.closest(OWN_KEYS)) return;
    if (document.querySelector('.modal.show') || !Object.hasOwn(actions, event.key)) return;
    event.preventDefault();
    actions[event.key]?.();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
