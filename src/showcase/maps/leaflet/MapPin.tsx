import { divIcon, marker as createMarker, type LatLngTuple, type Marker } from 'leaflet';
import MapPinned from 'lucide-react/icons/map-pin';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@/shared/ui/Icon';
import { useMap } from './LeafletMap';
import { asElement } from './asElement';

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const STEP_PX = 20;

/**
 * A place on the map: a button that may open words, tell something while it is pointed at, or be moved, by the mouse or
 * by the arrow keys. What it shows are elements of React.
 * @param isOpen the words are shown now
 */
export function MapPin({
  at: [latitude, longitude],
  name,
  children = <Icon of={MapPinned} size={32} />,
  words,
  tip,
  isOpen = false,
  onClose,
  onMove,
}: {
  at: LatLngTuple;
  name: string;
  children?: ReactNode;
  words?: ReactNode;
  tip?: string;
  isOpen?: boolean;
  onClose?: () => void;
  onMove?: (to: LatLngTuple) => void;
}) {
  const map = useMap();
  const [pin, setPin] = useState<Marker | null>(null);
  const [face] = useState(() => document.createElement('div'));
  const [bubble] = useState(() => document.createElement('div'));
  const hasWords = words !== undefined;
  const canMove = onMove !== undefined;
  useEffect(() => {
    const made = createMarker([0, 0], {
      icon: divIcon({ html: face, className: 'nd-map-pin', iconSize: [32, 32], iconAnchor: [16, 32] }),
      draggable: canMove,
    }).addTo(map);
    if (hasWords) made.bindPopup(bubble, { closeButton: false, offset: [0, -24] });
    if (tip !== undefined) made.bindTooltip(asElement(tip), { offset: [0, -24], direction: 'top' });
    // oxlint-disable-next-line react/set-state-in-effect -- the library makes what the next effects change
    setPin(made);
    return () => void made.remove();
  }, [map, face, bubble, hasWords, canMove, tip]);
  useEffect(() => void pin?.getElement()?.setAttribute('aria-label', name), [pin, name]);
  useEffect(() => void pin?.setLatLng([latitude, longitude]), [pin, latitude, longitude]);
  useEffect(() => {
    if (isOpen) pin?.openPopup();
    else pin?.closePopup();
  }, [pin, isOpen]);
  useEffect(() => {
    if (!onClose) return undefined;
    pin?.on('popupclose', onClose);
    return () => void pin?.off('popupclose', onClose);
  }, [pin, onClose]);
  useEffect(() => {
    if (!pin || !onMove) return undefined;
    const tell = () => onMove([pin.getLatLng().lat, pin.getLatLng().lng]);
    const byKey = ({ originalEvent: event }: { originalEvent: KeyboardEvent }) => {
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      const [x, y] = step;
      pin.setLatLng(
        map.containerPointToLatLng(
          map.latLngToContainerPoint(pin.getLatLng()).add([x * STEP_PX, y * STEP_PX]),
        ),
      );
      tell();
    };
    pin.on('dragend', tell).on('keydown', byKey);
    return () => void pin.off('dragend', tell).off('keydown', byKey);
  }, [map, pin, onMove]);
  return (
    <>
      {createPortal(children, face)}
      {createPortal(words, bubble)}
    </>
  );
}
