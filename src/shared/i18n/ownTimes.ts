import { useMemo } from 'react';
import { deviceZone, useOwnZone } from './DisplayUnits';
import { useFormats } from './format';

/** Times of staff work in the reader's own zone; its name is said wherever another one could be meant. */
interface OwnTimes {
  /** @param beside zone of other times in the same view, e.g. the patient's */
  moment(when: number | string, beside?: string): string;
  time(when: number | string, beside?: string): string;
}

export function useOwnTimes(): OwnTimes {
  const formats = useFormats();
  const zone = useOwnZone();
  return useMemo(() => {
    const device = deviceZone();
    const named = (text: string, when: number | string, beside = zone) =>
      zone === device && zone === beside ? text : `${text} ${formats.zone(when, zone)}`;
    return {
      moment: (when, beside) => named(formats.moment(when, zone), when, beside),
      time: (when, beside) => named(formats.time(when, zone), when, beside),
    };
  }, [formats, zone]);
}
