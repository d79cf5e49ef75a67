import type { ClinicMark } from '../clinic';

const KEY = 'nephrodesk.clinicSince';

/** The mark of this browser's clinic, in its local storage; a browser without one remembers nothing. */
export const clinicMark: ClinicMark = {
  since() {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  note(since) {
    try {
      if (localStorage.getItem(KEY) === null) localStorage.setItem(KEY, since);
    } catch {
      // A browser that remembers nothing cannot tell a lost clinic from a first visit.
    }
  },
  forget() {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Where nothing is remembered nothing has to be forgotten.
    }
  },
};
