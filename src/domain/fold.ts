/** Lower case without accents, so that "Muller" finds "Müller". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
