import { isEmail } from '@/domain/staff/email';

/** Lists what stands between commas, semicolons or line ends; for `Name <address>` it gives the address. */
export const recipientsOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((entry) => /<([^<>]*)>\s*$/.exec(entry)?.[1] ?? entry)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Those that nothing can be sent to. */
export const notAddresses = (recipients: readonly string[]): string[] =>
  recipients.filter((entry) => !isEmail(entry));
