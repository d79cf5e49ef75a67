import Hospital from 'lucide-react/icons/hospital';
import House from 'lucide-react/icons/house';
import Truck from 'lucide-react/icons/truck';
import { useId, useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { LeafletMap } from './LeafletMap';
import { MapPin } from './MapPin';
import { centres } from './mapPlaces';
import { box, region } from './mapShapes';
import { MapShape } from './MapShape';

function Layers() {
  const t = useT();
  const group = useId();
  const [borders, setBorders] = useState(true);
  const [shown, setShown] = useState<Record<'centres' | 'north' | 'south', boolean>>({
    centres: true,
    north: true,
    south: false,
  });
  return (
    <>
      <div className="nd-map-layers">
        <fieldset>
          <legend>
            <T id="showcase:/maps/leaflet#ground" />
          </legend>
          {([true, false] as const).map((hasBorders) => (
            <label key={String(hasBorders)} className="form-check form-check-inline py-1">
              <input
                type="radio"
                className="form-check-input"
                name={group}
                checked={borders === hasBorders}
                onChange={() => setBorders(hasBorders)}
              />{' '}
              <T id={`showcase:/maps/leaflet#${hasBorders ? 'countries' : 'land'}`} />
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>
            <T id="showcase:/maps/leaflet#above" />
          </legend>
          {(['centres', 'north', 'south'] as const).map((name) => (
            <label key={name} className="form-check form-check-inline py-1">
              <input
                type="checkbox"
                className="form-check-input"
                checked={shown[name]}
                onChange={({ target }) => setShown({ ...shown, [name]: target.checked })}
              />{' '}
              <T id={`showcase:/maps/leaflet#${name}`} />
            </label>
          ))}
        </fieldset>
      </div>
      <LeafletMap label={t('showcase:/maps/leaflet#layersMap')} borders={borders}>
        {shown.centres && centres.map(({ name, at }) => <MapPin key={name} at={at} name={name} tip={name} />)}
        {shown.north && <MapShape make={box} tip={t('showcase:/maps/leaflet#north')} />}
        {shown.south && <MapShape make={region} tip={t('showcase:/maps/leaflet#south')} />}
      </LeafletMap>
    </>
  );
}

function Listed() {
  const t = useT();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      <LeafletMap label={t('showcase:/maps/leaflet#listedMap')}>
        {centres.map(({ name, at }) => (
          <MapPin
            key={name}
            at={at}
            name={name}
            isOpen={name === chosen}
            onClose={() => setChosen((now) => (now === name ? null : now))}
            words={t('showcase:/maps/leaflet#centre', { name })}
          />
        ))}
      </LeafletMap>
      <ul className="nd-map-places">
        {centres.map(({ name }) => (
          <li key={name}>
            <button
              type="button"
              className="btn btn-outline-primary"
              aria-pressed={name === chosen}
              onClick={() => setChosen(name === chosen ? null : name)}
            >
              <bdi lang="en">{name}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const drawings = { clinic: Hospital, home: House, transport: Truck };

function OwnIcons() {
  const t = useT();
  return (
    <LeafletMap label={t('showcase:/maps/leaflet#iconsMap')}>
      {centres.map(({ name, at, kind }) => (
        <MapPin key={name} at={at} name={name} words={t(`showcase:/maps/leaflet#${kind}`, { name })}>
          <span className="nd-map-badge">
            <Icon of={drawings[kind]} />
          </span>
        </MapPin>
      ))}
    </LeafletMap>
  );
}

export { Layers, Listed, OwnIcons };
