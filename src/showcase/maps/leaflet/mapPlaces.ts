import type { LatLngTuple } from 'leaflet';

/** Invented centres at places that are as good as any. */
export const centres: readonly { name: string; at: LatLngTuple; kind: 'clinic' | 'home' | 'transport' }[] = [
  { name: 'Larchmere', at: [48.2, 2.4], kind: 'clinic' },
  { name: 'Quenby', at: [50.4, 9.1], kind: 'clinic' },
  { name: 'Vale Sereno', at: [40.6, -3.2], kind: 'home' },
  { name: 'Santorello', at: [43.1, 12.3], kind: 'transport' },
];
