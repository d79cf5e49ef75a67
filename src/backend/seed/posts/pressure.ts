import { body, type SamplePost } from './body';

export const pressure: SamplePost = {
  tags: ['blood pressure'],
  pathologies: ['HyperTension'],
  categories: [],
  sources: [
    {
      label:
        '2021 European Society of Hypertension practice guidelines for office and out-of-office blood pressure measurement',
    },
  ],
  author: 'Tomas Wieland',
  reviewer: 'Dr Irmgard Hollerstett',
  texts: {
    en: {
      title: 'Measuring blood pressure at home',
      summary: 'How to sit, when to measure and what to write down.',
      body: body([
        '#Before you measure',
        [
          'No coffee, tobacco or exercise for half an hour',
          'Empty your bladder',
          'Sit quietly for five minutes',
        ],
        '#While you measure',
        [
          'Back supported, feet flat on the floor, legs not crossed',
          'Cuff on the bare upper arm, at the height of the heart',
          'Do not talk',
          'Measure twice, one minute apart, and enter both',
        ],
        'Measure in the morning before your medicines and in the evening before dinner. Never use the arm with your fistula.',
        '!Chest pain, shortness of breath, sudden weakness or trouble speaking: call the emergency number at once, whatever the figures say.',
      ]),
    },
    de: {
      title: 'Blutdruck zu Hause messen',
      summary: 'Wie Sie sitzen, wann Sie messen und was Sie aufschreiben.',
      body: body([
        '#Vor dem Messen',
        [
          'Eine halbe Stunde kein Kaffee, kein Tabak, keine Anstrengung',
          'Blase entleeren',
          'Fünf Minuten ruhig sitzen',
        ],
        '#Beim Messen',
        [
          'Rücken angelehnt, Füße flach auf dem Boden, Beine nicht gekreuzt',
          'Manschette am bloßen Oberarm, auf Höhe des Herzens',
          'Nicht sprechen',
          'Zweimal messen, im Abstand von einer Minute, und beides eintragen',
        ],
        'Messen Sie morgens vor den Medikamenten und abends vor dem Essen. Messen Sie nie am Arm mit der Fistel.',
        '!Brustschmerz, Atemnot, plötzliche Schwäche oder Sprachstörung: Rufen Sie sofort den Notruf, was auch immer das Gerät anzeigt.',
      ]),
    },
    fr: {
      title: 'Mesurer la tension à domicile',
      summary: 'Comment s’asseoir, quand mesurer et que noter.',
      body: body([
        '#Avant la mesure',
        [
          'Pas de café, de tabac ni d’effort pendant une demi-heure',
          'Vider la vessie',
          'Rester assis au calme cinq minutes',
        ],
        '#Pendant la mesure',
        [
          'Dos appuyé, pieds à plat, jambes non croisées',
          'Brassard sur le bras nu, à hauteur du cœur',
          'Ne pas parler',
          'Mesurer deux fois, à une minute d’intervalle, et noter les deux',
        ],
        'Mesurez le matin avant les médicaments et le soir avant le dîner. N’utilisez jamais le bras de la fistule.',
        '!Douleur thoracique, essoufflement, faiblesse soudaine ou difficulté à parler : appelez aussitôt les urgences, quels que soient les chiffres.',
      ]),
    },
    pt: {
      title: 'Medir a tensão arterial em casa',
      summary: 'Como se sentar, quando medir e o que anotar.',
      body: body([
        '#Antes de medir',
        [
          'Meia hora sem café, tabaco ou esforço',
          'Esvaziar a bexiga',
          'Ficar sentado em repouso cinco minutos',
        ],
        '#Enquanto mede',
        [
          'Costas apoiadas, pés no chão, pernas descruzadas',
          'Braçadeira no braço nu, à altura do coração',
          'Não falar',
          'Medir duas vezes, com um minuto de intervalo, e registar ambas',
        ],
        'Meça de manhã antes dos medicamentos e à noite antes do jantar. Nunca use o braço da fístula.',
        '!Dor no peito, falta de ar, fraqueza súbita ou dificuldade em falar: ligue de imediato para o número de emergência, digam o que disserem os valores.',
      ]),
    },
  },
  quiz: [
    {
      question: {
        en: 'When do you measure?',
        de: 'Wann messen Sie?',
        fr: 'Quand mesurez-vous ?',
        pt: 'Quando mede?',
      },
      options: [
        {
          text: {
            en: 'In the morning, before the medicines',
            de: 'Morgens, vor den Medikamenten',
            fr: 'Le matin, avant les médicaments',
            pt: 'De manhã, antes dos medicamentos',
          },
          correct: true,
        },
        {
          text: {
            en: 'Right after climbing the stairs',
            de: 'Gleich nach dem Treppensteigen',
            fr: 'Juste après avoir monté l’escalier',
            pt: 'Logo depois de subir as escadas',
          },
          correct: false,
        },
        {
          text: {
            en: 'In the evening, before dinner',
            de: 'Abends, vor dem Essen',
            fr: 'Le soir, avant le dîner',
            pt: 'À noite, antes do jantar',
          },
          correct: true,
        },
      ],
    },
  ],
};
