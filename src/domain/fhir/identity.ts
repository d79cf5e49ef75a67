const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const FHIR_ID = /^[A-Za-z0-9.-]{1,64}$/;

/** 53 bits of a text, well spread: cyrb53 (bryc, public domain). No protection against somebody who wants a collision. */
function spread(text: string, seed: number): string {
  let a = 0xdeadbeef ^ seed;
  let b = 0x41c6ce57 ^ seed;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0');
}

/** The same parts always give the same id, and other parts another one. */
export function derivedId(...parts: readonly string[]): string {
  const text = parts.join('\u001F');
  return `fhir-${spread(text, 1)}${spread(text, 2)}`;
}

/** The id itself where it is unique in the world by its making (a UUID), in lower case. */
export function worldwideId(text: string | undefined): string | undefined {
  const bare = text?.replace(/^urn:uuid:/i, '');
  return bare !== undefined && UUID.test(bare) ? bare.toLowerCase() : undefined;
}

/** An id that FHIR allows for a resource: our own where its characters fit, else one derived from it. */
export function resourceId(id: string): string {
  return FHIR_ID.test(id) ? id : derivedId(id);
}
