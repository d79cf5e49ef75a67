/** The key of the mark lies outside the database, so that the mark outlives a lost database. */
const KEY = 'nephrodesk.clinicSince';

/** Since when this browser has kept a clinic, an instant; null where it never has, or remembers nothing. */
export function clinicMark(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Notes that there is a clinic now, and since when; what was noted before stays. @param now epoch ms */
export function noteClinic(now: number): void {
  try {
    if (localStorage.getItem(KEY) === null) localStorage.setItem(KEY, new Date(now).toISOString());
  } catch {
    // A browser that remembers nothing cannot tell a lost clinic from a first visit.
  }
}

/** Removes the mark of a lost clinic, before the next clinic is noted. */
export function forgetClinic(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where nothing is remembered nothing has to be forgotten.
  }
}
