/** The expandable search of the bar (specification 2.4). */
export function SearchButton() {
  return null;
}
