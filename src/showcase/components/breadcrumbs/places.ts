/** A clinic, its teams and whom they look after, to walk through: all of them invented. */
export const places: Readonly<Record<string, readonly string[]>> = {
  Quenby: ['Larch', 'Rowan', 'Alder'],
  Larch: ['Bo Hazel', 'Ida Thorn'],
  Rowan: ['Otto Fern', 'Nell Briar'],
  Alder: ['Una Sedge'],
};
