import type {
  ItemOption,
  ItemType,
  Questionnaire,
  QuestionnaireBody,
  QuestionnaireItem,
} from '@/domain/questionnaire/questionnaire';
import { sampleVersion } from './plans';

const author = 'admin@nephrodesk.test';

type Four = readonly [en: string, de: string, fr: string, pt: string];
const words = ([en, de, fr, pt]: Four) => ({ en, de, fr, pt });

const item = (
  linkId: string,
  type: ItemType,
  text: Four,
  parts: Partial<QuestionnaireItem> = {},
): QuestionnaireItem => ({ linkId, type, text: words(text), ...parts });

const option = (code: string, text: Four, score?: number): ItemOption => ({
  code,
  text: words(text),
  ...(score !== undefined && { score }),
});

const ten = { required: true, min: 0, max: 10 };

const band = (from: number, to: number, label: Four, severity?: 'medium' | 'low') => ({
  from,
  to,
  label: words(label),
  ...(severity && { severity }),
});

const howMuch = [
  option('not', ['Not at all', 'Gar nicht', 'Pas du tout', 'Nada'], 0),
  option('little', ['A little', 'Ein wenig', 'Un peu', 'Um pouco'], 1),
  option('quite', ['Quite a lot', 'Ziemlich', 'Assez', 'Bastante'], 2),
  option('very', ['Very much', 'Sehr', 'Beaucoup', 'Muito'], 3),
];

type Asked = Pick<QuestionnaireBody, 'description' | 'items' | 'scores'>;
const asked = (key: string, title: Four, parts: Asked): QuestionnaireBody => ({
  id: `sample-questionnaire-${key}`,
  name: title[0],
  status: 'published',
  language: 'en',
  title: words(title),
  ...parts,
});

/** Questions of our own, neutral and short; nothing of them is a validated instrument. */
const bodies = {
  tiredness: asked('tiredness', ['Tiredness', 'Müdigkeit', 'Fatigue', 'Cansaço'], {
    description: words([
      'About the last seven days.',
      'Über die letzten sieben Tage.',
      'À propos des sept derniers jours.',
      'Sobre os últimos sete dias.',
    ]),
    items: [
      item(
        'tired',
        'scale',
        [
          'How tired did you feel?',
          'Wie müde haben Sie sich gefühlt?',
          'À quel point étiez-vous fatigué(e)\u202f?',
          'Quão cansado(a) se sentiu?',
        ],
        {
          ...ten,
          help: words([
            '0 is not tired at all, 10 as tired as you can imagine.',
            '0 heißt gar nicht müde, 10 so müde, wie Sie es sich vorstellen können.',
            '0\u00a0: pas du tout, 10\u00a0: la plus grande fatigue imaginable.',
            '0 é nada cansado(a), 10 o maior cansaço imaginável.',
          ]),
        },
      ),
      item(
        'daily',
        'choice',
        [
          'Did tiredness keep you from everyday things?',
          'Hat Müdigkeit Sie im Alltag behindert?',
          'La fatigue vous a-t-elle gêné(e) au quotidien\u202f?',
          'O cansaço dificultou-lhe o dia a dia?',
        ],
        { required: true, options: howMuch },
      ),
      item(
        'helps',
        'longText',
        [
          'What makes it better or worse?',
          'Was macht es besser oder schlechter?',
          'Qu’est-ce qui l’améliore ou l’aggrave\u202f?',
          'O que melhora ou piora?',
        ],
        { enableWhen: [{ item: 'tired', operator: '>=', value: 4 }] },
      ),
    ],
    scores: [
      {
        id: 'tiredness',
        label: words(['Tiredness', 'Müdigkeit', 'Fatigue', 'Cansaço']),
        kind: 'sum',
        items: ['tired', 'daily'],
        minAnswered: 2,
        bands: [
          band(0, 4, ['Little', 'Gering', 'Faible', 'Ligeiro']),
          band(5, 8, ['Some', 'Mittel', 'Moyenne', 'Moderado']),
          band(9, 13, ['Much', 'Stark', 'Forte', 'Forte'], 'medium'),
        ],
      },
    ],
  }),
  thirst: asked('thirst', ['Thirst and fluids', 'Durst und Trinken', 'Soif et boissons', 'Sede e líquidos'], {
    items: [
      item(
        'thirst',
        'scale',
        [
          'How thirsty are you on a usual day?',
          'Wie durstig sind Sie an einem üblichen Tag?',
          'Avez-vous soif un jour ordinaire\u202f?',
          'Quanta sede tem num dia normal?',
        ],
        ten,
      ),
      item(
        'confident',
        'scale',
        [
          'How sure are you that you can keep to your fluid plan?',
          'Wie sicher sind Sie, Ihren Trinkplan einzuhalten?',
          'Pensez-vous pouvoir suivre votre plan hydrique\u202f?',
          'Quão seguro(a) está de cumprir o seu plano de líquidos?',
        ],
        { ...ten, reverse: true },
      ),
      item(
        'hard',
        'multiChoice',
        ['When is it hard?', 'Wann fällt es schwer?', 'Quand est-ce difficile\u202f?', 'Quando é difícil?'],
        {
          options: [
            option('meals', ['At meals', 'Bei Mahlzeiten', 'Aux repas', 'Às refeições']),
            option('heat', ['When it is hot', 'Bei Hitze', 'Quand il fait chaud', 'Com o calor']),
            option('night', ['At night', 'Nachts', 'La nuit', 'À noite']),
            option('company', ['In company', 'In Gesellschaft', 'En compagnie', 'Em convívio']),
          ],
          enableWhen: [{ item: 'confident', operator: '<=', value: 7 }],
        },
      ),
      item(
        'swollen',
        'boolean',
        [
          'Are your legs or your face swollen?',
          'Sind Beine oder Gesicht geschwollen?',
          'Avez-vous les jambes ou le visage gonflés\u202f?',
          'Tem as pernas ou a cara inchadas?',
        ],
        { required: true },
      ),
    ],
    scores: [
      {
        id: 'burden',
        label: words([
          'Burden of thirst',
          'Belastung durch Durst',
          'Gêne liée à la soif',
          'Incómodo com a sede',
        ]),
        kind: 'mean',
        items: ['thirst', 'confident'],
        minAnswered: 2,
        bands: [
          band(0, 3.9, ['Low', 'Gering', 'Faible', 'Baixo']),
          band(4, 6.9, ['Medium', 'Mittel', 'Moyenne', 'Médio']),
          band(7, 10, ['High', 'Hoch', 'Élevée', 'Alto'], 'low'),
        ],
      },
    ],
  }),
  medicines: asked(
    'medicines',
    ['Taking medicines', 'Arzneimittel einnehmen', 'Prise des médicaments', 'Toma dos medicamentos'],
    {
      items: [
        item(
          'missed',
          'integer',
          [
            'On how many of the last seven days was a medicine forgotten?',
            'An wie vielen der letzten sieben Tage wurde ein Mittel vergessen?',
            'Combien des sept derniers jours un médicament a-t-il été oublié\u202f?',
            'Em quantos dos últimos sete dias ficou um medicamento por tomar?',
          ],
          { required: true, min: 0, max: 7 },
        ),
        item('why', 'multiChoice', ['Why?', 'Warum?', 'Pourquoi\u202f?', 'Porquê?'], {
          options: [
            option('forgot', ['Forgotten', 'Vergessen', 'Oubli', 'Esquecimento']),
            option('effects', [
              'Side effects',
              'Nebenwirkungen',
              'Effets indésirables',
              'Efeitos secundários',
            ]),
            option('none', ['None left', 'Nicht mehr vorrätig', 'Plus de réserve', 'Já não havia']),
            option('other', ['Something else', 'Anderes', 'Autre chose', 'Outra coisa']),
          ],
          enableWhen: [{ item: 'missed', operator: '>', value: 0 }],
        }),
        item('questions', 'longText', [
          'What would you like to ask about your medicines?',
          'Was möchten Sie zu Ihren Arzneimitteln fragen?',
          'Que souhaitez-vous demander sur vos médicaments\u202f?',
          'O que gostaria de perguntar sobre os seus medicamentos?',
        ]),
      ],
      scores: [],
    },
  ),
};
export type QuestionnaireKey = keyof typeof bodies;

/** Three published questionnaires in four languages: the library to begin with. @param at instant of their publication */
export function sampleQuestionnaires(at: string): Record<QuestionnaireKey, Questionnaire> {
  const stored = (body: QuestionnaireBody): Questionnaire => ({
    ...body,
    version: sampleVersion,
    updatedAt: at,
    revision: 1,
    published: [{ revision: 1, at, by: author, body }],
  });
  return {
    tiredness: stored(bodies.tiredness),
    thirst: stored(bodies.thirst),
    medicines: stored(bodies.medicines),
  };
}
