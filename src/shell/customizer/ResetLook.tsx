import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { initialLook, isLook, lookOf, type Look } from '../settings/lookSettings';
import { selectSettings, settingsChanged } from '../themeSlice';

/** Resets the look, and restores the previous one as long as nothing else is chosen. */
export function ResetLook() {
  const dispatch = useDispatch();
  const settings = useSelector(selectSettings);
  const isInitial = isLook(settings, initialLook);
  const [before, setBefore] = useState<Look | null>(null);
  // Later choices, here or elsewhere, must not be undone with it.
  if (before && !isInitial) setBefore(null);

  const reset = () => {
    setBefore(lookOf(settings));
    dispatch(settingsChanged(initialLook));
  };
  const undo = () => {
    setBefore(null);
    if (before) dispatch(settingsChanged(before));
  };
  return (
    <>
      <p role="status" className="form-text">
        {before && <T id="customizer.wasReset" />}
      </p>
      <button
        type="button"
        className="btn btn-outline-primary d-inline-flex gap-2 align-items-center"
        disabled={isInitial && !before}
        onClick={before ? undo : reset}
      >
        <Icon of={before ? Undo2 : RotateCcw} directional />
        <T id={before ? 'customizer.undo' : 'customizer.reset'} />
      </button>
    </>
  );
}
