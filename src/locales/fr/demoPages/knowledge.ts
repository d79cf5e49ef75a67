import type { knowledge as en } from '../../en/demoPages/knowledge';

export const knowledge: Record<keyof typeof en, string> = {
  'knowledge.lead': 'Méthodes de travail, par sujet. Les textes sont des exemples en anglais.',
  'knowledge.searching': 'Rechercher dans la base de connaissances',
  'knowledge.search': 'Rechercher un titre',
  'knowledge.shown': '{count, plural, one {# catégorie} many {# catégories} other {# catégories}}',
  'knowledge.count': '{count, plural, one {# question} many {# questions} other {# questions}}',
  'knowledge.categories': 'Catégories',
  'knowledge.noMatch': 'Aucun résultat',
  'knowledge.noMatchText': 'Aucune catégorie ni question ne contient ce texte dans son titre.',
  'knowledge.home': 'Retour à la base de connaissances',
  'knowledge.noCategory': 'Cette catégorie n’existe pas',
  'knowledge.noQuestion': 'Cette question n’existe pas',
  'knowledge.notThereText':
    'Le lien est peut-être incomplet. La base de connaissances liste tout ce qu’elle contient.',
  'knowledge.topics': 'Thèmes',
  'knowledge.readNext': 'À lire ensuite',
  'knowledge.related': 'Questions apparentées',
  'knowledge.toCategory': 'Tout sur «\u00a0{title}\u00a0»',
};
