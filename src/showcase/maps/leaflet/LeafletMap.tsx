import type { GeoJsonObject } from 'geojson';
import { geoJSON, map as createMap, type LatLngExpression, type Map as Leaflet } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import world from 'world-atlas/countries-110m.json';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { isCalm } from '../../frame/pageDirection';
import './leafletMap.css';

const MapHere = createContext<Leaflet | null>(null);

/** The map around what asks for it. @throws outside of one */
export function useMap(): Leaflet {
  const map = use(MapHere);
  if (!map) throw new Error('There is no map around this.');
  return map;
}

const middle: LatLngExpression = [47, 7];
const NEAR = 4;

const topology = world as unknown as Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/** The outlines of all countries, and of the land alone. */
const countries: GeoJsonObject = feature(topology, topology.objects.countries);
const land: GeoJsonObject = feature(topology, topology.objects.land);

/**
 * A map with an outline of the world that is part of the application: nothing is fetched from elsewhere. Its controls are
 * ours, for those of the library write markup. What stands on it are its children.
 * @param borders of countries are drawn, and not only of land
 */
export function LeafletMap({
  label,
  borders = true,
  children,
}: {
  label: string;
  borders?: boolean;
  children?: ReactNode;
}) {
  const t = useT();
  const host = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<Leaflet | null>(null);
  useEffect(() => {
    if (!host.current) return undefined;
    const moves = !isCalm();
    const made = createMap(host.current, {
      attributionControl: false,
      zoomControl: false,
      scrollWheelZoom: false,
      zoomAnimation: moves,
      fadeAnimation: moves,
      markerZoomAnimation: moves,
      inertia: moves,
      minZoom: 2,
      maxZoom: 7,
      maxBounds: [
        [-60, -180],
        [85, 180],
      ],
    }).setView(middle, NEAR);
    setMap(made);
    const watch = new ResizeObserver(() => made.invalidateSize());
    watch.observe(host.current);
    return () => {
      watch.disconnect();
      setMap(null);
      made.remove();
    };
  }, []);
  useEffect(() => {
    if (!map) return undefined;
    const outline = geoJSON(borders ? countries : land, {
      interactive: false,
      style: { className: 'nd-map-land' },
    }).addTo(map);
    outline.bringToBack();
    return () => void outline.remove();
  }, [map, borders]);
  const tool = (icon: typeof Plus, name: string, act: (made: Leaflet) => void) => (
    <button
      type="button"
      className="btn btn-icon"
      aria-label={name}
      title={name}
      onClick={() => map && act(map)}
    >
      <Icon of={icon} />
    </button>
  );
  return (
    <div className="nd-map">
      {/* The library moves the map by the arrow keys, and closes what is open by Escape. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={host}
        dir="ltr"
        role="application"
        aria-label={label}
        className="nd-map-ground"
        onKeyDown={({ key }) => key === 'Escape' && map?.closePopup()}
      />
      <div className="nd-map-tools">
        {tool(Plus, t('showcase:/maps/leaflet#nearer'), (made) => made.zoomIn())}
        {tool(Minus, t('showcase:/maps/leaflet#farther'), (made) => made.zoomOut())}
        {tool(RotateCcw, t('showcase:/maps/leaflet#back'), (made) => made.setView(middle, NEAR))}
      </div>
      {map && <MapHere value={map}>{children}</MapHere>}
    </div>
  );
}
