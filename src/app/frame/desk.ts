import { ensureTemporal } from '@/shared/temporal';

interface DeskCode {
  SignedInLayout: typeof import('./SignedInLayout').SignedInLayout;
  BareLayout: typeof import('./BareLayout').BareLayout;
  joinCareData: typeof import('../data/careData').joinCareData;
}

/** What everybody signed in needs, once it is here. */
export let deskCode: DeskCode | undefined;

/** Fetches the layout of everybody signed in, and the care data. */
export async function fetchDesk(): Promise<DeskCode> {
  const [{ SignedInLayout }, { BareLayout }, { joinCareData }] = await Promise.all([
    import('./SignedInLayout'),
    import('./BareLayout'),
    import('../data/careData'),
    ensureTemporal(),
  ]);
  deskCode = { SignedInLayout, BareLayout, joinCareData };
  return deskCode;
}
