import type { Reading } from './reading';

/** The signs noted with urine that speak for a disease: blood, a colour that may be blood, pain, an infection. */
export const urineSigns = ['blood', 'red', 'brown', 'pain', 'infection'] as const;
export type UrineSign = (typeof urineSigns)[number];

/** The signs that were noted with urine, each once, in a fixed order. */
export function signsOf({ colour, blood, pain, infection }: NonNullable<Reading['urine']>): UrineSign[] {
  const noted: Record<UrineSign, boolean | undefined> = {
    blood,
    red: colour === 'red',
    brown: colour === 'brown',
    pain,
    infection,
  };
  return urineSigns.filter((sign) => noted[sign]);
}
