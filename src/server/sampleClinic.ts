import { changed } from '@/backend/identity/account/accountState';
import { isOfSample } from '@/backend/identity/account/seedAccounts';
import type { IdentityContext } from '@/backend/identity/identityContext';
import { voidLinks } from '@/backend/identity/links/links';
import { endSessions } from '@/backend/identity/sessions/sessions';
import type { Store } from '@/backend/store/port';
import de from '@/locales/de/mail.json';
import en from '@/locales/en/mail.json';
import fr from '@/locales/fr/mail.json';
import pt from '@/locales/pt/mail.json';

const lines = Object.entries({ en, de, fr, pt }).map(
  ([language, words]) => `<p lang="${language}">${words['sampleClinic.notice']}</p>`,
);

/**
 * What every page of a clinic of invented people says, whether or not the program runs: HTML. Its styles lie in a file,
 * because the content security policy takes none from within a page.
 */
export const sampleNotice = `<link rel="stylesheet" href="/sample-clinic.css"><aside id="sample-clinic">${lines.join('')}</aside>`;

/** The database holds real people, so that printed passwords must not open it. */
export class SampleRefused extends Error {}

/** Patients of the sample clinic are numbered. */
const samplePatient = /^sample-\d+$/;

/**
 * Sees to it that invented people may be put into a database: it is that of a sample clinic, or nobody is in it. Accounts
 * of a sample clinic that was left since make way. @throws SampleRefused
 */
export async function makeWayForSample(store: Store): Promise<void> {
  await store.write(['accounts', 'patients'], async (writing) => {
    const accounts = writing.table('accounts');
    const stored = await accounts.getAll();
    // Who tries out a sample clinic may invite others and register patients.
    if (stored.some((account) => isOfSample(account) && account.active)) return;
    const isAnybody = !stored.every(isOfSample);
    const patients = await writing.table('patients').getAllKeys();
    if (isAnybody || patients.some((id) => !samplePatient.test(String(id))))
      throw new SampleRefused(
        'SAMPLE_CLINIC: expected off, because this database holds people of yours, and everybody could read the passwords of the sample. Set DATABASE_URL or CLINIC_DATA to another database to try the sample clinic.',
      );
    for (const { id } of stored) await accounts.delete(id);
  });
}

/** Closes the accounts whose passwords are printed. @returns whether any were open */
export async function closeSampleAccounts(identities: IdentityContext): Promise<boolean> {
  return identities.storage.write(async (writing) => {
    const accounts = writing.table('accounts');
    const open = (await accounts.getAll()).filter((account) => isOfSample(account) && account.active);
    for (const account of open) {
      await voidLinks(identities, writing, account.id);
      await endSessions(writing, account.id);
      const closed = { active: false, password: null, questions: [], devices: [] };
      await accounts.put(changed(identities, account, closed));
    }
    return open.length > 0;
  });
}
