/** Whose data changed: ids and names of lists, nothing about anybody. */
export interface Change {
  /** The ids concerned, or `all` where there are too many to name or it concerns everybody. */
  patients: string[] | 'all';
  /** Lists of the clinic that changed and are nobody's data, by their kind. */
  lists?: string[];
}
