import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { use, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Offcanvas } from 'reactstrap';
import { fullName } from '@/domain/patients/patient';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { useT } from '@/shared/i18n/text';
import { SingleKeysContext } from '@/shared/navigation/singleKeys';
import { Icon } from '@/shared/ui/Icon';
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
  onStep: { back: (() => void) | null; on: (() => void) | null };
  onClose: () => void;
  /** Called after closing, to place the focus. */
  onClosed: () => void;
}) {
  const t = useT();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const id = row?.summary.id;
  const shown = useRef(id);
  useEffect(() => {
    // Moving to the next patient announces the patient's name.
    if (shown.current !== undefined && id !== undefined && shown.current !== id) title.current?.focus();
    shown.current = id;
  }, [id]);
  const { back, on } = onStep;
  useDrawerKeys(row !== null, {
    j: () => on?.(),
    k: () => back?.(),
    e: () => row && actions.review(row.summary),
    a: () => row && actions.takeOver(row.summary),
  });
  return (
    <Offcanvas
      isOpen={row !== null}
      toggle={onClose}
      returnFocusAfterClose={false}
      onClosed={onClosed}
      direction="end"
      labelledBy={heading}
      scrollable
      backdrop
    >
      <div className="offcanvas-header">
        <h2 id={heading} ref={title} tabIndex={-1} className="offcanvas-title h5">
          {row && <bdi>{fullName(row.summary)}</bdi>}
        </h2>
        <span className="ms-auto">
          <button
            type="button"
            className="btn btn-icon"
            aria-label={t('worklist.previousPatient')}
            disabled={back === null}
            onClick={() => back?.()}
          >
            <Icon of={ChevronUp} />
          </button>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={t('worklist.nextPatient')}
            disabled={on === null}
            onClick={() => on?.()}
          >
            <Icon of={ChevronDown} />
          </button>
        </span>
        <button type="button" className="btn-close ms-0" aria-label={t('common.close')} onClick={onClose} />
      </div>
      <div className="offcanvas-body">{row && <DrawerContent row={row} actions={actions} />}</div>
    </Offcanvas>
  );
}
