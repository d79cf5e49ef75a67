/** Tells a password manager that the passphrase belongs to a file, not to the account of the person who types it. */
export const FileUsername = () => (
  <input type="text" name="username" autoComplete="username" value="nephrodesk.clinic" readOnly hidden />
);
