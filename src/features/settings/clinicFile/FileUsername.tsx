/** Tells a password manager that the passphrase belongs to a file, not to the account of whoever types it. */
export const FileUsername = () => (
  <input type="text" name="username" autoComplete="username" value="nephrodesk.clinic" readOnly hidden />
);
