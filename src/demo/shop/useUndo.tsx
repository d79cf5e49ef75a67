import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

interface Offer {
  said: ReactNode;
  undo: () => void;
}

/**
 * Says what was taken away, where it was, and offers it back. What was pressed has gone with it, so the focus goes to
 * the offer, and from there to `onUndone`'s place.
 */
export function useUndo(onUndone: () => void): { strip: ReactNode; offer: (offer: Offer) => void } {
  const [offered, offer] = useState<Offer | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (offered) button.current?.focus();
  }, [offered]);
  const undo = () => {
    offered?.undo();
    offer(null);
    onUndone();
  };
  const strip = (
    <div role="status">
      {offered && (
        <div className="alert alert-info nd-shop-undo">
          <span>{offered.said}</span>
          <button ref={button} type="button" className="btn btn-outline-primary" onClick={undo}>
            <Icon of={Undo2} directional /> <T id="shop.undo" />
          </button>
        </div>
      )}
    </div>
  );
  return { strip, offer };
}
