/** How many clinical alerts wait, and the way to them. */
export function AlertsLink() {
  return null;
}
