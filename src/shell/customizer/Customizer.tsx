import Settings from 'lucide-react/icons/settings';
import { useEffect, useId, useState, type ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { Icon } from '@/shared/ui/Icon';
import type { PanelProps } from './CustomizerPanel';
import { customizerToggled, selectCustomizerAsked } from './slice';

const fetchPanel = () => import('./CustomizerPanel');
const preload = () => void fetchPanel().catch(() => undefined);

/** The gear at the edge of the window and its panel (specification 2.6). */
export function Customizer() {
  const t = useT();
  const dispatch = useDispatch();
  const panel = useId();
  const asked = useSelector(selectCustomizerAsked);
  const isOpen = asked > 0;
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);

  // If its code fails to load the gear shows that; the next click tries again.
  useEffect(() => {
    if (!isOpen || Panel) return undefined;
    let isAwaited = true;
    fetchPanel().then(
      ({ CustomizerPanel }) => isAwaited && setPanel(() => CustomizerPanel),
      () => {
        if (!isAwaited) return;
        dispatch(customizerToggled(false));
        dispatch(noticed({ tone: 'error', message: 'errors.network' }));
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [isOpen, Panel, dispatch]);

  const isShown = isOpen && Panel !== null;
  return (
    <aside className="nd-customizer" data-open={isShown} aria-label={t('customizer.title')}>
      <button
        type="button"
        className="nd-gear"
        aria-label={t('customizer.title')}
        aria-expanded={isShown}
        aria-controls={isShown ? panel : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => dispatch(customizerToggled())}
      >
        <Icon of={Settings} />
      </button>
      {isShown && <Panel id={panel} asked={asked} onClose={() => dispatch(customizerToggled(false))} />}
    </aside>
  );
}
