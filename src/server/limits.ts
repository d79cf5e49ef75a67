/**
 * What a server takes at most and how long it waits: bytes, ms and counts, each beside its reason. A route that takes more
 * than a record says so in its row (`mostBytes`), and those of tries and passwords lie with the identities.
 */
export const limits = {
  /** Of somebody who has not signed in. The longest of these forms, five answers to questions, has less than 2 kB. */
  publicBytes: 16_000,
  /** A record, a form, or an article with its pictures. */
  recordBytes: 2_000_000,
  /** Whole records of patients by FHIR, as an import of the care contract takes them. */
  bundleBytes: 64_000_000,
  /** Of bodies on routes that take more than a record, at the same time: a clinic file and an import. More are to come again. */
  largeBytes: 480_000_000,
  /** Of a form with a file: the file and its passphrase are two. */
  parts: 4,
  /** Of a part that is no file: a passphrase of two hundred characters, whatever they are. */
  fieldBytes: 1_000,

  /** A head is one packet or two; whoever takes longer holds a connection for nothing. */
  headMs: 10_000,
  /** How long any body may take. A record comes in a second; this is time for a line that fails in between. */
  bodyMs: 30_000,
  /** Bytes per ms at which more must have come by then, and goes on coming: a clinic file over the slowest DSL (512 kbit/s). */
  slowestLine: 50,
  /** How often heads and bodies that are late are looked for. */
  lookEveryMs: 1_000,

  /**
   * Calls of one address whose token is being looked up. It waits for the database alone, so that nobody can hold it: as
   * many as all staff of a clinic ask behind one address when all of their pages fetch at once.
   */
  lookUpsOfAddress: 200,
  /** Calls of one address, or of one account once it is known, whose body is on its way: it may be held back on purpose. */
  bodiesOfOne: 64,
  /** Calls of those who are signed in that are worked on at the same time, with ten connections to the database. */
  staffAtOnce: 200,
  /** The same of everybody else, so that no crowd of strangers keeps staff out. */
  strangersAtOnce: 100,
  /** Calls in a minute, of one address that has not signed in, and by one session to renew, lock or end it. */
  entrances: 120,
} as const;

/** The table above, or shorter times of a test. */
export type Limits = { readonly [Name in keyof typeof limits]: number };
