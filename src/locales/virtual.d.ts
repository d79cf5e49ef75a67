/** Made from the files of the languages by scripts/messageParts.ts. */
declare module 'virtual:messages' {
  type Load = () => Promise<{ messages: Partial<import('@/locales').Messages> }>;
  type Loads = Partial<Record<import('@/locales').MessagePart, Load>>;

  /** The first English words. */
  export const entry: Partial<import('@/locales').Messages>;
  /** The parts that every visit begins with. */
  export const first: Record<import('@/locales').Locale, Loads>;
  /** The other parts of a language: their addresses are fetched when one of them is first wanted. */
  export const others: Record<
    import('@/locales').Locale,
    () => Promise<{ parts: Loads; demos: (() => Promise<{ parts: Loads }>) | null }>
  >;
}

declare module 'virtual:message-parts' {
  /** The parts that are neither of the demonstration nor of the showcase. */
  export const productParts: readonly import('@/locales').MessagePart[];
}
