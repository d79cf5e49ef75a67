import type { customizer as en } from '../../en/desk/customizer';

export const customizer: Record<keyof typeof en, string> = {
  'customizer.title': 'Personnaliser l’apparence',
  'customizer.close': 'Fermer',
  'customizer.menuColour': 'Couleur du menu',
  'customizer.layout': 'Disposition',
  'customizer.vertical': 'Verticale',
  'customizer.horizontal': 'Horizontale',
  'customizer.tooNarrow':
    'Cette fenêtre est trop étroite pour la disposition horizontale. Elle s’affiche à partir d’une largeur de {width} pixels.',
  'customizer.mode': 'Mode',
  'customizer.collapse': 'Réduire le menu latéral',
  'customizer.collapseNarrow':
    'Dans une fenêtre aussi étroite, le menu s’ouvre par-dessus la page. Ce choix se voit à partir d’une largeur de {width} pixels.',
  'customizer.barColour': 'Couleur de la barre supérieure',
  'customizer.staticUncoloured':
    'Une barre statique n’a pas de couleur propre. Choisissez un autre type pour la colorer.',
  'customizer.barType': 'Type de barre supérieure',
  'customizer.footerType': 'Type de pied de page',
  'customizer.hidden': 'Masqué',
  'customizer.static': 'Statique',
  'customizer.sticky': 'Fixe',
  'customizer.floating': 'Flottant',
  'customizer.hideScrollToTop': 'Masquer le bouton de retour en haut',
  'customizer.default': 'Par défaut',
  'customizer.primary': 'Principale',
  'customizer.success': 'Succès',
  'customizer.danger': 'Danger',
  'customizer.info': 'Information',
  'customizer.warning': 'Avertissement',
  'customizer.dark': 'Sombre',
  'customizer.reset': 'Réinitialiser',
  'customizer.undo': 'Annuler',
  'customizer.wasReset': 'L’apparence initiale est rétablie.',
};
