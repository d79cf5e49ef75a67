import type { knowledge as en } from '../../en/demoPages/knowledge';

export const knowledge: Record<keyof typeof en, string> = {
  'knowledge.lead': 'Wie gearbeitet wird, nach Themen. Die Texte sind Beispiele auf Englisch.',
  'knowledge.searching': 'Die Wissensdatenbank durchsuchen',
  'knowledge.search': 'Nach Titel suchen',
  'knowledge.shown': '{count, plural, one {# Kategorie} other {# Kategorien}}',
  'knowledge.count': '{count, plural, one {# Frage} other {# Fragen}}',
  'knowledge.categories': 'Kategorien',
  'knowledge.noMatch': 'Nichts heißt so',
  'knowledge.noMatchText': 'Weder eine Kategorie noch eine Frage hat diesen Text im Titel.',
  'knowledge.home': 'Zur Wissensdatenbank',
  'knowledge.noCategory': 'Diese Kategorie gibt es nicht',
  'knowledge.noQuestion': 'Diese Frage gibt es nicht',
  'knowledge.notThereText':
    'Der Link ist vielleicht unvollständig. Die Wissensdatenbank führt alles auf, was sie hat.',
  'knowledge.topics': 'Themen',
  'knowledge.readNext': 'Weiterlesen',
  'knowledge.related': 'Verwandte Fragen',
  'knowledge.toCategory': 'Alles zu „{title}“',
};
