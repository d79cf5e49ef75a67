import type { customizer as en } from '../../en/desk/customizer';

export const customizer: Record<keyof typeof en, string> = {
  'customizer.title': 'Darstellung anpassen',
  'customizer.close': 'Schließen',
  'customizer.menuColour': 'Menüfarbe',
  'customizer.layout': 'Layout',
  'customizer.vertical': 'Vertikal',
  'customizer.horizontal': 'Horizontal',
  'customizer.tooNarrow':
    'Dieses Fenster ist zu schmal für das horizontale Layout. Es erscheint ab einer Breite von {width} Pixeln.',
  'customizer.mode': 'Modus',
  'customizer.collapse': 'Seitenmenü einklappen',
  'customizer.collapseNarrow':
    'In einem so schmalen Fenster öffnet sich das Menü über der Seite. Diese Einstellung zeigt sich ab einer Breite von {width} Pixeln.',
  'customizer.barColour': 'Farbe der Kopfleiste',
  'customizer.staticUncoloured':
    'Eine statische Kopfleiste hat keine eigene Farbe. Wählen Sie eine andere Art, um sie zu färben.',
  'customizer.barType': 'Art der Kopfleiste',
  'customizer.footerType': 'Art der Fußzeile',
  'customizer.hidden': 'Ausgeblendet',
  'customizer.static': 'Statisch',
  'customizer.sticky': 'Fixiert',
  'customizer.floating': 'Schwebend',
  'customizer.hideScrollToTop': 'Schaltfläche „Nach oben“ ausblenden',
  'customizer.default': 'Standard',
  'customizer.primary': 'Primär',
  'customizer.success': 'Erfolg',
  'customizer.danger': 'Gefahr',
  'customizer.info': 'Information',
  'customizer.warning': 'Warnung',
  'customizer.dark': 'Dunkel',
  'customizer.reset': 'Zurücksetzen',
  'customizer.undo': 'Rückgängig',
  'customizer.wasReset': 'Die ursprüngliche Darstellung ist wiederhergestellt.',
};
