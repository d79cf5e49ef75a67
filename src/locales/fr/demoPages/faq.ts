import type { faq as en } from '../../en/demoPages/faq';

export const faq: Record<keyof typeof en, string> = {
  'faq.lead':
    'Les questions les plus fréquentes. Les questions et leurs réponses sont des exemples en anglais.',
  'faq.searching': 'Rechercher parmi les questions',
  'faq.search': 'Rechercher une question',
  'faq.shown': '{count, plural, one {# question} many {# questions} other {# questions}}',
  'faq.contents': 'Sommaire',
  'faq.all': 'Toutes les questions',
  'faq.start': 'Premiers pas',
  'faq.readings': 'Mesures',
  'faq.alerts': 'Alertes',
  'faq.account': 'Compte',
  'faq.supporters': 'Interlocuteurs',
  'faq.supportersLead': 'Ils répondent aux questions qui ne figurent pas ici.',
  'faq.toKnowledge': 'Ouvrir la base de connaissances',
  'faq.noMatch': 'Aucune question ne correspond',
  'faq.noMatchText': 'Aucune question de cette catégorie ne contient ce texte.',
};
