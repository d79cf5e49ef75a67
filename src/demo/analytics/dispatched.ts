import { chance } from '../charts/sample';

const HOUR_MS = 3_600_000;

export type DispatchStatus = 'moving' | 'pending' | 'cancelled';

export interface Dispatched {
  number: number;
  status: DispatchStatus;
  operators: readonly string[];
  place: string;
  /** The whole way, and what of it is behind, km. */
  distance: { done: number; whole: number };
  /** Epoch ms. */
  start: number;
  /** Epoch ms; none of what does not come. */
  delivery: number | null;
}

const loads: readonly (readonly [status: DispatchStatus, place: string, operators: readonly string[]])[] = [
  ['moving', 'Castelvento', ['Ottilie Brandvik', 'Marek Soldano', 'June Abara']],
  ['pending', 'Norrhamn', ['Silas Ferrow', 'Ines Caldeira']],
  ['moving', 'Port Elmery', ['Tove Lindgaard', 'Rafe Onslow', 'Dania Merz']],
  ['cancelled', 'Aldermoor', ['Kasimir Holt']],
];
const KM_PER_HOUR = 62;

/** What is on its way: how far it has come follows from when it started. */
export const dispatchedOrders = (now: number): Dispatched[] => {
  const hour = Math.floor(now / HOUR_MS);
  return loads.map(([status, place, operators], index) => {
    const whole = 180 + Math.round(chance(61, index) * 420);
    const hoursAgo = {
      moving: 1 + Math.round(chance(62, index) * 2),
      pending: -(2 + index),
      cancelled: 9,
    }[status];
    const done = Math.min(whole - 5, KM_PER_HOUR * Math.max(0, hoursAgo));
    return {
      number: 879_985 + index * 1279,
      status,
      operators,
      place,
      distance: { done: status === 'cancelled' ? Math.round(whole * 0.35) : done, whole },
      start: (hour - hoursAgo) * HOUR_MS,
      delivery:
        status === 'cancelled' ? null : (hour - hoursAgo + Math.ceil(whole / KM_PER_HOUR) + 2) * HOUR_MS,
    };
  });
};
