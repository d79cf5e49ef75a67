/** Words of pages of the showcase. */
export const showcaseAccess = {
  'showcase:/extensions/i18n#purpose': 'Textes, nombres, dates et sens d’écriture en quatre langues.',
  'showcase:/extensions/i18n#use':
    'Pour chaque libellé et chaque valeur : un message par son identifiant, un nombre ou une date par les formats.',
  'showcase:/extensions/i18n#avoid':
    'Des phrases assemblées par morceaux : la langue suivante a un autre ordre.',
  'showcase:/extensions/i18n#choose': 'Langue de l’exemple',
  'showcase:/extensions/i18n#greeting': 'Bonjour, comment allez-vous aujourd’hui ?',
  'showcase:/extensions/i18n#paragraph':
    'Pesez-vous avant le petit-déjeuner et notez ce que vous buvez. En cas d’essoufflement, appelez aussitôt le service.',
  'showcase:/extensions/i18n#everything': 'Choisir la langue de toute l’application dans votre profil',
  'showcase:/extensions/i18n#failed': 'Les textes de cette langue n’ont pas pu être chargés.',
  'showcase:/extensions/i18n#plurals': 'Singulier et pluriel',
  'showcase:/extensions/i18n#sessions':
    '{count, plural, =0 {Aucune séance n’est prévue.} one {# séance est prévue.} many {# de séances sont prévues.} other {# séances sont prévues.}}',
  'showcase:/extensions/i18n#values': 'Nombres, dates et unités',
  'showcase:/extensions/i18n#table': 'Tableau des notations',
  'showcase:/extensions/i18n#value': 'Valeur',
  'showcase:/extensions/i18n#number': 'Nombre',
  'showcase:/extensions/i18n#share': 'Part',
  'showcase:/extensions/i18n#day': 'Jour',
  'showcase:/extensions/i18n#moment': 'Jour et heure',
  'showcase:/extensions/i18n#ago': 'Depuis quand',
  'showcase:/extensions/i18n#volume': 'Volume',
  'showcase:/extensions/i18n#weight': 'Poids',
  'showcase:/extensions/i18n#list': 'Heures de prise',
  'showcase:/extensions/i18n#direction': 'Sens d’écriture d’une partie',
  'showcase:/extensions/i18n#ltr': 'De gauche à droite',
  'showcase:/extensions/i18n#rtl': 'De droite à gauche',
  'showcase:/extensions/access-control#purpose': 'Montre une page telle qu’un autre rôle la verrait.',
  'showcase:/extensions/access-control#use':
    'Masquez ce qu’une personne ne peut pas faire, et expliquez pourquoi là où elle le chercherait.',
  'showcase:/extensions/access-control#avoid':
    'Comme protection\u00a0: c’est le serveur qui décide à chaque appel. Cette page ne change les droits réels de personne.',
  'showcase:/extensions/access-control#shownAs': 'Cette page est montrée comme',
  'showcase:/extensions/access-control#editor': 'Rédaction',
  'showcase:/extensions/access-control#admin': 'Administration',
  'showcase:/extensions/access-control#current':
    'Montrée comme : {role}. Vos propres droits restent ce qu’ils sont.',
  'showcase:/extensions/access-control#notForYou': 'Contenu réservé à l’administration.',
  'showcase:/extensions/access-control#button': 'Un bouton pour l’administration',
  'showcase:/extensions/access-control#raise': 'Ajouter une place au service',
  'showcase:/extensions/access-control#raised':
    '{count, plural, =0 {Aucune place ajoutée} one {# place ajoutée} many {# de places ajoutées} other {# places ajoutées}}',
  'showcase:/extensions/access-control#articles': 'Notes',
  'showcase:/extensions/access-control#forAll': 'Se laver les mains avant une séance',
  'showcase:/extensions/access-control#forAllText':
    'Chacun lave son bras et ses deux mains au savon avant de s’asseoir.',
  'showcase:/extensions/access-control#forAdmins': 'Comment les places sont attribuées',
  'showcase:/extensions/access-control#forAdminsText':
    'Une place annulée avant midi revient au nom suivant de la liste.',
  'showcase:/extensions/access-control#visiting': 'Visite d’une autre page',
  'showcase:/extensions/access-control#visit': 'Visiter le tableau de bord de la boutique',
  'showcase:/extensions/access-control#visitEditor':
    'Pour la rédaction, cette visite finirait sur la page « accès non autorisé ». Où elle finit vraiment dépend de vos propres droits.',
  'showcase:/extensions/access-control#visitAdmin':
    'L’administration peut s’y rendre. Où la visite finit vraiment dépend de vos propres droits.',
};
