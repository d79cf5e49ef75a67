/** The gear at the edge of the window and the panel behind it (specification 2.6). */
export function Customizer() {
  return null;
}
