import type { faq as en } from '../../en/demoPages/faq';

export const faq: Record<keyof typeof en, string> = {
  'faq.lead': 'Was am häufigsten gefragt wird. Fragen und Antworten sind Beispiele auf Englisch.',
  'faq.searching': 'Die Fragen durchsuchen',
  'faq.search': 'Fragen suchen',
  'faq.shown': '{count, plural, one {# Frage} other {# Fragen}}',
  'faq.contents': 'Inhalt',
  'faq.all': 'Alle Fragen',
  'faq.start': 'Erste Schritte',
  'faq.readings': 'Messwerte',
  'faq.alerts': 'Alarme',
  'faq.account': 'Konto',
  'faq.supporters': 'Ansprechpersonen',
  'faq.supportersLead': 'Sie helfen bei allem, was hier nicht beantwortet ist.',
  'faq.toKnowledge': 'Zur Wissensdatenbank',
  'faq.noMatch': 'Keine Frage passt',
  'faq.noMatchText': 'Keine Frage dieser Kategorie enthält diesen Text.',
};
