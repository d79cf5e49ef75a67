import type { LatLngTuple } from 'leaflet';
import { useCallback, useEffect, useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { LeafletMap, useMap } from './LeafletMap';
import { MapPin } from './MapPin';
import { centres } from './mapPlaces';
import { box, dot, region, round } from './mapShapes';
import { MapShape } from './MapShape';

const first = centres[0] ?? { name: '', at: [0, 0] as LatLngTuple };

function Basic() {
  const t = useT();
  return (
    <LeafletMap label={t('showcase:/maps/leaflet#basicMap')}>
      <MapPin
        at={first.at}
        name={first.name}
        words={t('showcase:/maps/leaflet#centre', { name: first.name })}
      />
    </LeafletMap>
  );
}

/** Tells where somebody clicks on the map around it. */
function Clicks({ onClick }: { onClick: (at: LatLngTuple) => void }) {
  const map = useMap();
  useEffect(() => {
    const tell = ({ latlng }: { latlng: { lat: number; lng: number } }) => onClick([latlng.lat, latlng.lng]);
    map.on('click', tell);
    return () => void map.off('click', tell);
  }, [map, onClick]);
  return null;
}

/** The keyboard moves the map, and takes its middle. */
function Middle({ onClick }: { onClick: (at: LatLngTuple) => void }) {
  const map = useMap();
  return (
    <button
      type="button"
      className="btn btn-outline-primary mt-3"
      onClick={() => onClick([map.getCenter().lat, map.getCenter().lng])}
    >
      <T id="showcase:/maps/leaflet#middle" />
    </button>
  );
}

function Events() {
  const t = useT();
  const [at, setAt] = useState<LatLngTuple | null>(null);
  return (
    <>
      <p>
        <T id="showcase:/maps/leaflet#click" />
      </p>
      <LeafletMap label={t('showcase:/maps/leaflet#eventsMap')}>
        <Clicks onClick={setAt} />
        {at && (
          <MapPin
            at={at}
            isOpen
            name={t('showcase:/maps/leaflet#here')}
            words={t('showcase:/maps/leaflet#here')}
          />
        )}
        <Middle onClick={setAt} />
      </LeafletMap>
      <Where at={at} />
    </>
  );
}

function Where({ at }: { at: LatLngTuple | null }) {
  return (
    <p role="status" className="mt-2">
      {at && <T id="showcase:/maps/leaflet#where" values={{ latitude: at[0], longitude: at[1] }} />}
    </p>
  );
}

function Tips() {
  const t = useT();
  const [count, setCount] = useState(0);
  const press = useCallback(() => setCount((before) => before + 1), []);
  return (
    <LeafletMap label={t('showcase:/maps/leaflet#tipsMap')}>
      <MapShape make={round} tip={t('showcase:/maps/leaflet#pressed', { count })} onPress={press} />
      <MapShape make={dot} tip={t('showcase:/maps/leaflet#dot')} />
      <MapPin
        at={[52.4, 5]}
        name={t('showcase:/maps/leaflet#pin')}
        tip={t('showcase:/maps/leaflet#pinTip')}
      />
      <MapShape make={region} tip={t('showcase:/maps/leaflet#region')} options={{ sticky: true }} />
      <MapShape
        make={box}
        tip={t('showcase:/maps/leaflet#box')}
        options={{ permanent: true, direction: 'center' }}
      />
    </LeafletMap>
  );
}

function Moved() {
  const t = useT();
  const [at, setAt] = useState<LatLngTuple>([47, 7]);
  return (
    <>
      <p>
        <T id="showcase:/maps/leaflet#moveHint" />
      </p>
      <LeafletMap label={t('showcase:/maps/leaflet#movedMap')}>
        <MapPin at={at} name={t('showcase:/maps/leaflet#van')} onMove={setAt} />
      </LeafletMap>
      <Where at={at} />
    </>
  );
}

export { Basic, Events, Moved, Tips };
