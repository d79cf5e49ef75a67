/** Where a browser remembers that it keeps a clinic: beside the database, whose loss it has to outlive. */
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

/** The clinic of before is given up: the one that begins now is noted instead. */
export function forgetClinic(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where nothing is remembered nothing has to be forgotten.
  }
}
