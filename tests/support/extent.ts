import { describe, it } from 'vitest';

/**
 * How far tests that walk through many cases go: in `npm test` through a few of them, in `npm run test:long`, which sets
 * EXTENT=whole, through all.
 */
export const isWhole = process.env['EXTENT'] === 'whole';

/** All cases where everything is walked through, or the first ones. */
export const someOf = <T>(all: readonly T[], few: number): readonly T[] =>
  isWhole ? all : all.slice(0, few);

/**
 * A test that `npm test` leaves to `npm run test:long`: a variant of what another one proves there, or of what the rules
 * beneath are proved by.
 */
export const itLong = isWhole
  ? it
  : (_title: string, _body: () => unknown, _timeout?: number): void => undefined;

/** A block of such tests. */
export const describeLong = isWhole ? describe : (_title: string, _block: () => void): void => undefined;
