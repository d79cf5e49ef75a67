import { body, type SamplePost } from './body';

export const thirst: SamplePost = {
  tags: ['salt', 'thirst'],
  pathologies: ['KidneyFailure', 'HeartFailure'],
  categories: ['HD', 'HF'],
  sources: [{ label: 'WHO guideline: sodium intake for adults and children, 2012' }],
  author: 'Ines Barreto',
  reviewer: 'Dr Irmgard Hollerstett',
  texts: {
    en: {
      title: 'Thirst and salt',
      summary: 'Salt makes thirsty. Eating less of it makes it easier to keep to your fluid plan.',
      body: body([
        'When your kidneys pass little urine, what you drink stays in the body until it is taken off. Salt holds water and asks for more: after a salty meal the thirst comes by itself.',
        '#Where salt hides',
        ['Bread, cheese, sausage and ham', 'Ready-made soups and sauces', 'Crisps, olives and pickles'],
        '#What helps against thirst',
        [
          'Season with herbs, lemon and pepper instead of salt',
          'Drink from a small glass',
          'Suck an ice cube: it counts as a sip',
          'Rinse your mouth without swallowing',
        ],
        '!Do not use salt substitutes without asking us: most of them contain potassium.',
      ]),
    },
    de: {
      title: 'Durst und Salz',
      summary: 'Salz macht durstig. Wer weniger davon isst, hält die Trinkmenge leichter ein.',
      body: body([
        'Wenn Ihre Nieren wenig Urin ausscheiden, bleibt im Körper, was Sie trinken, bis es entzogen wird. Salz hält Wasser fest und verlangt nach mehr: Nach einer salzigen Mahlzeit kommt der Durst von selbst.',
        '#Wo Salz steckt',
        ['Brot, Käse, Wurst und Schinken', 'Fertigsuppen und Soßen', 'Chips, Oliven und Eingelegtes'],
        '#Was gegen Durst hilft',
        [
          'Mit Kräutern, Zitrone und Pfeffer würzen statt mit Salz',
          'Aus einem kleinen Glas trinken',
          'Einen Eiswürfel lutschen: Er zählt als Schluck',
          'Den Mund spülen, ohne zu schlucken',
        ],
        '!Verwenden Sie keinen Salzersatz, ohne uns zu fragen: Die meisten enthalten Kalium.',
      ]),
    },
    fr: {
      title: 'La soif et le sel',
      summary: 'Le sel donne soif. En manger moins aide à respecter le plan hydrique.',
      body: body([
        'Quand vos reins éliminent peu d’urine, ce que vous buvez reste dans le corps jusqu’à ce qu’on le retire. Le sel retient l’eau et en réclame davantage : après un repas salé, la soif vient d’elle-même.',
        '#Où le sel se cache',
        [
          'Pain, fromage, saucisse et jambon',
          'Soupes et sauces toutes prêtes',
          'Chips, olives et cornichons',
        ],
        '#Ce qui aide contre la soif',
        [
          'Assaisonner avec des herbes, du citron et du poivre au lieu du sel',
          'Boire dans un petit verre',
          'Sucer un glaçon : il compte comme une gorgée',
          'Se rincer la bouche sans avaler',
        ],
        '!N’utilisez pas de sel de substitution sans nous demander : la plupart contiennent du potassium.',
      ]),
    },
    pt: {
      title: 'A sede e o sal',
      summary: 'O sal dá sede. Comer menos sal ajuda a cumprir o plano de líquidos.',
      body: body([
        'Quando os rins produzem pouca urina, o que bebe fica no corpo até ser retirado. O sal retém água e pede mais: depois de uma refeição salgada, a sede vem por si.',
        '#Onde se esconde o sal',
        [
          'Pão, queijo, enchidos e fiambre',
          'Sopas e molhos prontos',
          'Batatas fritas, azeitonas e conservas',
        ],
        '#O que ajuda contra a sede',
        [
          'Temperar com ervas, limão e pimenta em vez de sal',
          'Beber por um copo pequeno',
          'Chupar um cubo de gelo: conta como um gole',
          'Bochechar sem engolir',
        ],
        '!Não use substitutos do sal sem nos perguntar: a maioria contém potássio.',
      ]),
    },
  },
  quiz: [
    {
      question: {
        en: 'What counts as drinking?',
        de: 'Was zählt als Trinken?',
        fr: 'Qu’est-ce qui compte comme boisson ?',
        pt: 'O que conta como bebida?',
      },
      options: [
        {
          text: { en: 'An ice cube', de: 'Ein Eiswürfel', fr: 'Un glaçon', pt: 'Um cubo de gelo' },
          correct: true,
        },
        {
          text: {
            en: 'A plate of soup',
            de: 'Ein Teller Suppe',
            fr: 'Une assiette de soupe',
            pt: 'Um prato de sopa',
          },
          correct: true,
        },
        {
          text: {
            en: 'A slice of bread',
            de: 'Eine Scheibe Brot',
            fr: 'Une tranche de pain',
            pt: 'Uma fatia de pão',
          },
          correct: false,
        },
      ],
    },
  ],
};
