/** Words of pages of the showcase. */
export const showcaseOverlays = {
  'showcase:/components/tabs-component#purpose': 'Les parties d’une même chose, dont une seule est visible.',
  'showcase:/components/tabs-component#use':
    'Pour des parties qu’on lit l’une après l’autre sans les comparer : les mesures, le plan et les questions d’un même patient.',
  'showcase:/components/tabs-component#avoid':
    'Pour des étapes ordonnées (un assistant), ou quand deux parties doivent être vues ensemble.',
  'showcase:/components/tabs-component#record': 'Parties du dossier',
  'showcase:/components/tabs-component#readings': 'Mesures',
  'showcase:/components/tabs-component#readingsText':
    'La pression artérielle et le poids des sept derniers jours, du plus récent au plus ancien.',
  'showcase:/components/tabs-component#plan': 'Plan hydrique',
  'showcase:/components/tabs-component#planText':
    'La quantité à boire chaque jour, et sa répartition au fil des heures.',
  'showcase:/components/tabs-component#questions': 'Questions',
  'showcase:/components/tabs-component#questionsText': 'Deux questions du patient attendent une réponse.',
  'showcase:/components/tabs-component#archive': 'Archives',
  'showcase:/components/tabs-component#address': 'Chacune avec son adresse',
  'showcase:/components/pills-component#purpose':
    'Les mêmes parties que les onglets, sans la ligne qui les attache à une carte.',
  'showcase:/components/pills-component#use':
    'Pour un choix propre à une partie de carte, ou un menu placé à côté de son contenu.',
  'showcase:/components/pills-component#avoid':
    'Pour un filtre ou une valeur de formulaire : c’est un choix, pas un lieu.',
  'showcase:/components/pills-component#lined': 'Avec un trait autour du choix',
  'showcase:/components/tooltips#purpose':
    'Quelques mots qui apparaissent à côté de ce que vise le pointeur ou le focus.',
  'showcase:/components/tooltips#use':
    'Pour le nom d’un bouton sans texte, ou la forme longue d’une abréviation.',
  'showcase:/components/tooltips#avoid':
    'Pour tout ce qui doit être lu : un doigt ne peut pas viser sans appuyer.',
  'showcase:/components/tooltips#uncontrolled': 'Automatique',
  'showcase:/components/tooltips#onIcon': 'Sur un bouton sans texte',
  'showcase:/components/tooltips#target': 'Poids sec',
  'showcase:/components/tooltips#hint':
    'Le poids sans excès de liquide, tel que l’équipe l’a fixé en dernier',
  'showcase:/components/tooltips#show': 'Afficher l’indication',
  'showcase:/components/tooltips#hide': 'Masquer l’indication',
  'showcase:/components/tooltips#weight': 'Prise de poids depuis la dernière séance',
  'showcase:/components/tooltips#weightHint': 'Mesuré le matin, avant le petit-déjeuner',
  'showcase:/components/tooltips#top': 'Au-dessus',
  'showcase:/components/tooltips#bottom': 'Au-dessous',
  'showcase:/components/tooltips#left': 'À gauche',
  'showcase:/components/tooltips#right': 'À droite',
  'showcase:/components/tooltips#print': 'Imprimer le plan',
  'showcase:/components/popovers#purpose': 'Un titre et quelques phrases qui s’ouvrent à côté d’un bouton.',
  'showcase:/components/popovers#use':
    'Pour une explication utile de temps en temps, qui gênerait le reste du temps.',
  'showcase:/components/popovers#avoid':
    'Pour des champs, des boutons ou des liens : ce qui est à faire va dans une boîte de dialogue ou sur la page.',
  'showcase:/components/popovers#title': 'Ce que signifie la limite',
  'showcase:/components/popovers#text': 'Une alerte est déclenchée quand deux mesures de suite la dépassent.',
  'showcase:/components/popovers#target': 'À propos de la limite',
  'showcase:/components/popovers#close': 'Fermer depuis ici',
  'showcase:/components/popovers#top': 'Au-dessus',
  'showcase:/components/popovers#bottom': 'Au-dessous',
  'showcase:/components/popovers#left': 'À gauche',
  'showcase:/components/popovers#right': 'À droite',
  'showcase:/components/popovers#triggers': 'Ce qui l’ouvre et le ferme',
  'showcase:/components/popovers#click': 'Par un clic',
  'showcase:/components/popovers#focus': 'Par le focus',
  'showcase:/components/popovers#legacy': 'Un clic ici l’ouvre, un clic ailleurs le ferme',
};
