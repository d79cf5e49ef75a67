import type { LucideIcon } from 'lucide-react';
import type { PaletteItem } from './paletteItem';

/** Synonyms of actions, in every language at once, because the user may not read the current language. */
const synonyms = {
  record: 'measurement value Messwert erfassen mesure saisir medição registar',
  alerts: 'alarms warnings Warnungen alertes alertas',
  light: 'light mode day bright hell heller Modus Tag mode clair jour modo claro dia',
  dark: 'dark mode night black dunkel dunkler Modus Nacht mode sombre nuit noir modo escuro noite',
  semiDark: 'semi-dark mode halbdunkler Modus mode semi-sombre modo semiescuro',
  direction: 'direction rtl ltr Richtung sens direção',
  layout: 'layout menu Anordnung Menü disposition esquema',
  sidebar: 'sidebar Seitenleiste barre latérale barra lateral',
  language: 'language Sprache langue idioma língua',
  appearance: 'customizer look colour color Darstellung Farbe apparence couleur aspeto cor',
  shortcuts: 'keys hotkeys Tasten Kürzel clavier teclas',
  tour: 'guide help introduction Rundgang Hilfe Einführung visite aide visita ajuda',
  news: 'release changes version Neuerungen Änderungen nouveautés novidades alterações',
  profile:
    'account password picture Konto Passwort Bild compte mot de passe photo conta palavra-passe imagem',
  lock: 'pause away Pause sperren verrouiller absent bloquear ausente',
  signOut: 'log out sign out leave quit exit abmelden verlassen déconnexion quitter terminar sair',
} as const;

type Kind = keyof typeof synonyms;

/**
 * An action of the palette, found by its title and its synonyms.
 * @param variant distinguishes several of one kind, e.g. languages
 */
export function action(
  kind: Kind,
  title: string,
  drawing: LucideIcon,
  does: Pick<PaletteItem, 'act' | 'link' | 'by' | 'keys'>,
  variant = '',
): PaletteItem {
  return { id: `action/${kind}${variant}`, title, keywords: synonyms[kind], drawing, ...does };
}
