import type { ComponentType } from 'react';
import type { ShowcaseAddress } from '@/shared/navigation/showcaseAddresses';

/**
 * Every page of the showcase by its file, which has the name of its address. What only that page needs lies in the folder
 * of the same name beside it, one level deeper than the pattern reaches.
 */
const files = import.meta.glob<{ default: ComponentType }>([
  './*/*.tsx',
  './forms/{elements,layout}/*.tsx',
  '!./frame/**',
]);

/** The addresses that have a file. */
export const registered = Object.keys(files).map((file) => file.slice(1, -'.tsx'.length));

/**
 * Fetches the page of an address with the libraries that it shows.
 * @throws where no file has its name
 */
export async function fetchPage(address: ShowcaseAddress): Promise<{ default: ComponentType }> {
  const fetch = files[`.${address}.tsx`];
  if (!fetch) throw new Error(`The showcase has no page ${address}.`);
  return fetch();
}
