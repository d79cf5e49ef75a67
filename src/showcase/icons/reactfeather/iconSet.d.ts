/** Made by `scripts/iconSet.ts`. */
declare module 'virtual:icon-set' {
  /** Every icon of the set by its name: its parts, and what else it is called. */
  export const icons: Readonly<
    Record<
      string,
      {
        readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
        readonly aliases?: readonly string[];
      }
    >
  >;
}
