import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sourceOf = (file: string) => readFileSync(file, 'utf8');

/** What a form is known by, in the file that holds what is typed. */
const form = /\buseForm[<(]|\buseDraftState\b|<form\b|onSubmit=\{|<RecordDialog\b/;
/** Asks before what was typed is lost, or keeps it for the same person; the form of a record and its dialog do both. */
const safe =
  /\b(useUnsavedGuard|useDialogGuard|useFormDraft|useDraftState|useRecordForm)[<(]|\bisTyped=\{|<RecordDialog\b/;

/** The files of the same area that a file takes something from: a form and its hook are two of them. */
function ownImports(file: string): string[] {
  return [...sourceOf(file).matchAll(/from '(\.{1,2}\/[^']+)'/g)].flatMap(([, path = '']) =>
    ['.ts', '.tsx'].map((end) => join(dirname(file), path) + end).filter((one) => existsSync(one)),
  );
}

/** What loses nothing by being left, and why. */
const harmless: Readonly<Record<string, string>> = {
  'src/features/auth/': 'ways in: what is typed opens a door and is nowhere kept',
  'src/demo/accounts/': 'demonstration accounts: the same',
  'src/features/profile/password/RemoveQuestionsDialog.tsx': 'only the password',
  'src/features/profile/password/PasswordDialog.tsx': 'the frame: what is typed is the caller’s',
  'src/features/fluidPlans/preview/TypedFields.tsx': 'a trial: nothing of it is stored',
  'src/features/settings/clinicFile/': 'a passphrase or a word for one action: nowhere kept',
  'src/features/userCategories/move/': 'a choice that is confirmed',
  'src/features/patients/worklist/BulkDialog.tsx': 'a choice that is confirmed',
  'src/features/alerts/bulk/BulkDialog.tsx': 'kept by the list that opens it',
  'src/features/education/body/': 'part of the editor: the post keeps it once it is inserted',
  'src/features/registration/': 'kept by the server while it is typed',
  'src/features/questioners/answering/AnswerForm.tsx': 'kept by the server while it is typed',
  'src/demo/chat/Composer.tsx': 'kept for its contact until the session ends',
  'src/demo/mail/compose/Compose.tsx': 'kept as a draft while it is typed',
  'src/demo/shop/checkout/': 'kept with the cart until the session ends; a code is one word',
  'src/demo/pages/account/EntryForm.tsx': 'the frame: what is typed is the caller’s',
  'src/demo/pages/profile/Comments.tsx': 'one line',
  'src/demo/shopDashboard/ChatCard.tsx': 'one line',
  'src/demo/pages/doors/Subscribe.tsx': 'one address',
  'src/demo/invoice/SendForm.tsx': 'one address',
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /^src\/(features|demo|shell)\/.*\.tsx?$/.test(file) && form.test(sourceOf(file)))
  .toSorted();

describe('UN01: every form that can be dirty asks before it is left, or keeps what was typed', () => {
  it('there are forms, and what is said to be harmless is there', () => {
    expect(files.length).toBeGreaterThan(60);
    const unused = Object.keys(harmless).filter((path) => files.every((file) => !file.startsWith(path)));
    expect(unused).toEqual([]);
  });

  it.each(files.filter((file) => !Object.keys(harmless).some((path) => file.startsWith(path))))(
    '%s',
    (file) => {
      const parts = [file, ...ownImports(file)];
      expect(parts.some((part) => safe.test(sourceOf(part)))).toBe(true);
    },
  );
});
