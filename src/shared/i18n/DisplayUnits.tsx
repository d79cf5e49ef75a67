import { createContext, use, type ReactNode } from 'react';
import { canonicalUnits, type Units } from '@/domain/readings/units';

interface Display {
  units: Units;
  /** IANA zone of the reader's own work, or `auto`: the one of the device. */
  timeZone: string;
}

const DisplayContext = createContext<Display>({ units: canonicalUnits, timeZone: 'auto' });

/** In which units and in whose time everything inside is told. A change renders again what shows values, and mounts nothing again. */
export function DisplayUnits({ units, timeZone, children }: Display & { children: ReactNode }) {
  return <DisplayContext value={{ units, timeZone }}>{children}</DisplayContext>;
}

/** The units that the reader chose: for display and entry only, stored values are canonical. */
export const useUnits = (): Units => use(DisplayContext).units;

const HOLDS_MS = 1_000;
let asked = { at: -Infinity, zone: '' };

/** The zone of this device, IANA. To ask costs as much as a row of a list, so an answer holds for a second. */
export function deviceZone(): string {
  const at = performance.now();
  if (Math.abs(at - asked.at) > HOLDS_MS)
    asked = { at, zone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
  return asked.zone;
}

/**
 * The zone in which the reader's own work is told, IANA: sign-ins, histories, what is "as of" now. Times about a patient
 * stay in the patient's zone.
 */
export function useOwnZone(): string {
  const { timeZone } = use(DisplayContext);
  return timeZone === 'auto' ? deviceZone() : timeZone;
}
