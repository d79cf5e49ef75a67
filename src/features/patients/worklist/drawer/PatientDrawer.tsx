import { use, useEffect, useEffectEvent } from 'react';
import { fullName } from '@/domain/patients/patient';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { useT } from '@/shared/i18n/text';
import { SingleKeysContext } from '@/shared/navigation/singleKeys';
import { SidePanel } from '@/shared/ui/panels/SidePanel';
import type { Steps } from '@/shared/ui/panels/StepButtons';
import { DrawerContent } from './DrawerContent';
import type { RowActions } from '../useRowActions';

/** In these, keys are text or have a meaning of their own. */
const OWN_KEYS = 'input, textarea, select, [role="slider"], .modal';

/**
 * The single keys of the list while a patient is shown beside it: there the keys of the page are off.
 * @param isOpen whether they act
 */
function useDrawerKeys(isOpen: boolean, actions: Readonly<Record<string, () => void>>): void {
  const isOn = use(SingleKeysContext) && isOpen;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented, target } = event;
    if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return;
    if (!(target instanceof Element) || target.closest(OWN_KEYS)) return;
    // Beside a docked panel the list has its own keys.
    if (document.querySelector('.nd-docked') && !target.closest('.nd-docked')) return;
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

/**
 * A patient beside the list: why they are listed, the latest readings, the actions, and links. The list stays visible,
 * and its keys work here too.
 * @param onStep to the previous (-1) or next patient (1); null if there is none
 */
export function PatientDrawer({
  row,
  actions,
  onStep,
  onClose,
  onClosed,
}: {
  row: WorklistRow | null;
  actions: RowActions;
  onStep: Steps;
  onClose: () => void;
  /** Called after closing, to place the focus. */
  onClosed: () => void;
}) {
  const t = useT();
  const { back, on } = onStep;
  useDrawerKeys(row !== null, {
    j: () => on?.(),
    k: () => back?.(),
    e: () => row && actions.review(row.summary),
    a: () => row && actions.takeOver(row.summary),
  });
  return (
    <SidePanel
      id={row?.summary.id ?? null}
      title={row && <bdi>{fullName(row.summary)}</bdi>}
      steps={onStep}
      previous={t('worklist.previousPatient')}
      next={t('worklist.nextPatient')}
      onClose={onClose}
      onClosed={onClosed}
    >
      {row && <DrawerContent row={row} actions={actions} />}
    </SidePanel>
  );
}
