import type { Path, TooltipOptions } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { asElement } from './asElement';
import { useMap } from './LeafletMap';

/**
 * A shape on the map that tells something while it is pointed at or has the focus.
 * @param make draws it, the same function every time
 */
export function MapShape({
  make,
  tip,
  options,
  onPress,
}: {
  make: () => Path;
  tip: string;
  options?: TooltipOptions;
  onPress?: () => void;
}) {
  const map = useMap();
  const [shape, setShape] = useState<Path | null>(null);
  const kept = useRef(options);
  useEffect(() => {
    const made = make().addTo(map).bindTooltip('', kept.current);
    made.getElement()?.setAttribute('tabindex', '0');
    setShape(made);
    return () => void made.remove();
  }, [map, make]);
  useEffect(() => {
    shape?.setTooltipContent(asElement(tip));
    shape?.getElement()?.setAttribute('aria-label', tip);
    shape?.getElement()?.setAttribute('role', onPress ? 'button' : 'img');
  }, [shape, tip, onPress]);
  useEffect(() => {
    if (!shape || !onPress) return undefined;
    const byKey = ({ originalEvent: event }: { originalEvent: KeyboardEvent }) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onPress();
    };
    shape.on('click', onPress).on('keydown', byKey);
    return () => void shape.off('click', onPress).off('keydown', byKey);
  }, [shape, onPress]);
  return null;
}
