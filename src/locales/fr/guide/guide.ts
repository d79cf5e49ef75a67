import type { guide as en } from '../../en/guide/guide';

export const guide: Record<keyof typeof en, string> = {
  'guide.stopOf': 'Étape {at, number} sur {all, number}',
  'guide.back': 'Retour',
  'guide.next': 'Suivant',
  'guide.finish': 'Terminer',
  'guide.end': 'Quitter',
  'guide.alertsTitle': 'Ce qui est urgent',
  'guide.alertsText':
    'La sirène compte les alertes critiques, sur chaque page. Elle mène à la liste de toutes les alertes, les plus urgentes d’abord.',
  'guide.listTitle': 'Vos patients',
  'guide.listText':
    'Toutes les personnes que vous suivez, par urgence, avec le motif et les dernières valeurs. Une ligne s’ouvre à côté de la liste\u202f; j et k font avancer.',
  'guide.recordTitle': 'Un patient',
  'guide.recordText':
    'Valeurs, alertes et plans d’une personne, toujours sous son nom. Une mesure se saisit ici en quelques secondes.',
  'guide.bellTitle': 'Ce qui vous attend',
  'guide.bellText':
    'Les alertes qui vous sont attribuées ou qui attendent depuis trop longtemps figurent ici, chacune avec un lien.',
  'guide.searchTitle': 'Tout trouver',
  'guide.searchText':
    'Patients, pages et médicaments en quelques lettres. Le point d’interrogation montre toutes les touches.',
  'guide.newsCurves':
    'Le tableau de bord trace les huit dernières semaines du service\u00a0: alertes, boissons et pression artérielle à l’objectif.',
  'guide.newsHandover':
    'Un questionnaire est confié au patient avec l’appareil\u202f; seul un mot de passe permet de revenir.',
  'guide.newsColumns':
    'Les colonnes de la liste des patients s’élargissent en les tirant\u202f; sur un téléphone, chaque liste est en fiches.',
  'guide.newsBell':
    'La cloche indique les alertes qui vous sont attribuées et celles qui attendent depuis trop longtemps.',
  'guide.newsDock':
    'Sur un grand écran, un patient ou une alerte s’ouvre à côté de la liste, qui reste utilisable.',
  'guide.newsZoom':
    'Faites glisser sur un intervalle d’un graphique pour l’agrandir, pour toute période\u202f; un double-clic montre tout.',
  'guide.newsPrint': 'Les alertes et la vue d’ensemble d’un patient s’impriment sur des feuilles à part.',
  'guide.newsPace':
    'L’anneau des apports du jour montre ce qui est attendu à cette heure, et une alerte s’acquitte là où elle figure.',
  'guide.newsKey': 'Ctrl K dans la recherche du menu trouve patients, pages et commandes.',
};
