type Scalar = string | number | boolean | Date;

function textOf(key: string, value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') throw new TypeError(`The parameter ${key} is no single value.`);
  return String(value as Scalar);
}

/**
 * The parameters of a call's address as axios writes them, each a single value or a list of them; what is null or
 * undefined is left out.
 */
export class FlatParams {
  readonly #pairs: readonly (readonly [key: string, text: string])[];

  constructor(params: Readonly<Record<string, unknown>>) {
    const isGiven = (value: unknown) => value !== undefined && value !== null;
    this.#pairs = Object.entries(params)
      .filter(([, value]) => isGiven(value))
      .flatMap(([key, value]) =>
        Array.isArray(value)
          ? value.filter(isGiven).map((one) => [`${key}[]`, textOf(key, one)] as const)
          : [[key, textOf(key, value)] as const],
      );
  }

  toString(encode: (text: string) => string = encodeURIComponent): string {
    return this.#pairs.map(([key, text]) => `${encode(key)}=${encode(text)}`).join('&');
  }
}
