const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#0b637f"/><circle cx="20" cy="15" r="7" fill="#e3effb"/><path d="M6 40c0-9 6-15 14-15s14 6 14 15z" fill="#e3effb"/></svg>';

/** A picture of somebody invented, in itself. */
export const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
