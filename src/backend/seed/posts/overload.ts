import { body, type SamplePost } from './body';

export const overload: SamplePost = {
  tags: ['fluid', 'weight'],
  pathologies: ['HeartFailure', 'KidneyFailure'],
  categories: ['HF', 'PD'],
  sources: [
    { label: '2021 ESC Guidelines for the diagnosis and treatment of acute and chronic heart failure' },
  ],
  author: 'Ines Barreto',
  reviewer: 'Dr Irmgard Hollerstett',
  texts: {
    en: {
      title: 'Recognising fluid overload',
      summary: 'Weight, swelling and breath tell you early that there is too much water in the body.',
      body: body([
        'Weigh yourself every morning: after passing urine, before breakfast, with as little on as possible, always on the same scales.',
        '#Tell us the same day',
        [
          'More than two kilograms gained in three days',
          'Shoes, rings or socks leave deeper marks than usual',
          'You need one more pillow to sleep',
          'You get out of breath on stairs that were easy before',
        ],
        '!Breathless at rest, or you have to sit up to breathe: call the emergency number at once.',
      ]),
    },
    de: {
      title: 'Überwässerung erkennen',
      summary: 'Gewicht, Schwellungen und Atem zeigen früh, dass zu viel Wasser im Körper ist.',
      body: body([
        'Wiegen Sie sich jeden Morgen: nach dem Wasserlassen, vor dem Frühstück, möglichst unbekleidet, immer auf derselben Waage.',
        '#Melden Sie sich noch am selben Tag',
        [
          'Mehr als zwei Kilogramm Zunahme in drei Tagen',
          'Schuhe, Ringe oder Socken drücken stärker als sonst',
          'Sie brauchen zum Schlafen ein Kissen mehr',
          'Treppen, die vorher leichtfielen, nehmen Ihnen den Atem',
        ],
        '!Atemnot in Ruhe, oder Sie bekommen nur im Sitzen Luft: Rufen Sie sofort den Notruf.',
      ]),
    },
    fr: {
      title: 'Reconnaître la surcharge hydrique',
      summary: 'Le poids, les gonflements et le souffle montrent tôt qu’il y a trop d’eau dans le corps.',
      body: body([
        'Pesez-vous chaque matin : après avoir uriné, avant le petit-déjeuner, le moins habillé possible, toujours sur la même balance.',
        '#Prévenez-nous le jour même',
        [
          'Plus de deux kilogrammes pris en trois jours',
          'Chaussures, bagues ou chaussettes serrent plus que d’habitude',
          'Il vous faut un oreiller de plus pour dormir',
          'Vous êtes essoufflé dans un escalier qui était facile',
        ],
        '!Essoufflement au repos, ou obligation de s’asseoir pour respirer : appelez aussitôt les urgences.',
      ]),
    },
    pt: {
      title: 'Reconhecer o excesso de líquidos',
      summary: 'O peso, o inchaço e a respiração mostram cedo que há água a mais no corpo.',
      body: body([
        'Pese-se todas as manhãs: depois de urinar, antes do pequeno-almoço, com o mínimo de roupa, sempre na mesma balança.',
        '#Avise-nos no próprio dia',
        [
          'Mais de dois quilogramas em três dias',
          'Sapatos, anéis ou meias apertam mais do que o habitual',
          'Precisa de mais uma almofada para dormir',
          'Fica sem fôlego em escadas que antes eram fáceis',
        ],
        '!Falta de ar em repouso, ou só consegue respirar sentado: ligue de imediato para o número de emergência.',
      ]),
    },
  },
  quiz: [],
};
