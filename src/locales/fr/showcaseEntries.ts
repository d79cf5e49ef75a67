/** Words of pages of the showcase. */
export const showcaseEntries = {
  'showcase:/forms/elements/number-input#purpose':
    'Un nombre avec son unité, lu dans toute notation qui n’a qu’un sens.',
  'showcase:/forms/elements/number-input#use':
    'Pour tout ce qui se mesure ou se compte\u00a0: poids, pouls, boissons, argent.',
  'showcase:/forms/elements/number-input#avoid':
    'Pour les chiffres avec lesquels on ne calcule pas, comme un téléphone ou un dossier (un texte, un masque).',
  'showcase:/forms/elements/number-input#decimals': 'Avec des décimales',
  'showcase:/forms/elements/number-input#formatted': 'Une somme d’argent',
  'showcase:/forms/elements/number-input#native': 'Celui du navigateur',
  'showcase:/forms/elements/number-input#wellbeing': 'Comment vous sentez-vous aujourd’hui\u202f?',
  'showcase:/forms/elements/number-input#range':
    'Un nombre entier de {min} à {max}. Les flèches le changent aussi.',
  'showcase:/forms/elements/number-input#less': 'Un de moins',
  'showcase:/forms/elements/number-input#more': 'Un de plus',
  'showcase:/forms/elements/number-input#read': 'Lu comme\u00a0: {value}',
  'showcase:/forms/elements/number-input#price': 'Prix de l’appareil',
  'showcase:/forms/elements/number-input#dry': 'Poids sec en kg (lecture seule ici)',
  'showcase:/forms/elements/number-input#sessions': 'Séances par semaine (verrouillé)',
  'showcase:/forms/elements/number-input#needles': 'Aiguilles, toujours par paires (20 au plus)',
  'showcase:/forms/elements/textarea#purpose': 'Plusieurs lignes de texte libre.',
  'showcase:/forms/elements/textarea#use':
    'Pour les notes, les raisons et les lettres qu’aucune liste ne contient.',
  'showcase:/forms/elements/textarea#avoid':
    'Pour ce qui sera compté ou recherché plus tard\u202f; demandez-le dans un champ à part.',
  'showcase:/forms/elements/textarea#inAForm': 'Dans un formulaire du produit',
  'showcase:/forms/elements/textarea#counted': 'Avec un compteur',
  'showcase:/forms/elements/textarea#floating': 'Avec un libellé flottant, grandit avec le texte',
  'showcase:/forms/elements/textarea#note': 'Note sur la séance',
  'showcase:/forms/elements/textarea#noteHint': 'Ce que la prochaine équipe doit savoir.',
  'showcase:/forms/elements/textarea#headline': 'Titre de la transmission',
  'showcase:/forms/elements/textarea#over':
    'Le tableau n’a de place que pour {limit} caractères. Rien n’est coupé.',
  'showcase:/forms/elements/textarea#letter': 'Lettre au médecin traitant',
  'showcase:/forms/elements/textarea#readOnly': 'Prescription (copiable, non modifiable)',
  'showcase:/forms/elements/textarea#disabled': 'Prescription (verrouillée avant signature)',
  'showcase:/forms/elements/pickers#purpose':
    'Jours et heures, choisis dans le calendrier du navigateur ou saisis.',
  'showcase:/forms/elements/pickers#use':
    'Pour tout jour et toute heure\u202f; ce qui est compris s’affiche en toutes lettres.',
  'showcase:/forms/elements/pickers#avoid':
    'Pour une durée (un nombre avec unité) ou un moment vague comme «\u00a0au printemps\u00a0» (texte).',
  'showcase:/forms/elements/pickers#inWords': 'Un jour, en toutes lettres',
  'showcase:/forms/elements/pickers#withTime': 'Un jour avec son heure',
  'showcase:/forms/elements/pickers#limited': 'Dans les 14 prochains jours',
  'showcase:/forms/elements/pickers#unless': 'Sauf certains jours',
  'showcase:/forms/elements/pickers#range': 'D’un jour à un autre',
  'showcase:/forms/elements/pickers#several': 'Plusieurs jours',
  'showcase:/forms/elements/pickers#weeks': 'Avec le numéro de la semaine',
  'showcase:/forms/elements/pickers#time': 'Une heure',
  'showcase:/forms/elements/pickers#limitedTime': 'Une heure entre deux bornes',
  'showcase:/forms/elements/pickers#session': 'Début de la prochaine séance',
  'showcase:/forms/elements/pickers#zone': 'Heure locale du patient\u00a0: {zone}',
  'showcase:/forms/elements/pickers#control': 'Prochaine prise de sang',
  'showcase:/forms/elements/pickers#within': 'De {from} à {to}.',
  'showcase:/forms/elements/pickers#notWithin': 'Ce n’est pas possible. Choisissez de {from} à {to}.',
  'showcase:/forms/elements/pickers#visit': 'Jour de la visite à domicile',
  'showcase:/forms/elements/pickers#span': '{from} au {to}',
  'showcase:/forms/elements/pickers#closed': 'Fermé\u00a0: {days}',
  'showcase:/forms/elements/pickers#isClosed': 'L’unité est fermée\u00a0: {days}. Choisissez un autre jour.',
  'showcase:/forms/elements/pickers#stay': 'Séjour dans le service',
  'showcase:/forms/elements/pickers#from': 'Arrivée',
  'showcase:/forms/elements/pickers#to': 'Départ',
  'showcase:/forms/elements/pickers#order': 'Le départ ne peut précéder l’arrivée.',
  'showcase:/forms/elements/pickers#days':
    '{count, plural, one {# jour} many {# de jours} other {# jours}}, arrivée et départ compris',
  'showcase:/forms/elements/pickers#further': 'Autre jour de formation',
  'showcase:/forms/elements/pickers#add': 'Ajouter le jour',
  'showcase:/forms/elements/pickers#twice': 'Ce jour est déjà dans la liste.',
  'showcase:/forms/elements/pickers#chosen': 'Jours de formation',
  'showcase:/forms/elements/pickers#remove': 'Retirer le {day}',
  'showcase:/forms/elements/pickers#count':
    '{count, plural, =0 {Aucun jour choisi.} one {# jour choisi.} many {# de jours choisis.} other {# jours choisis.}}',
  'showcase:/forms/elements/pickers#duty': 'Premier jour de service',
  'showcase:/forms/elements/pickers#week': 'Semaine {week}',
  'showcase:/forms/elements/pickers#reminder': 'Rappel de la pesée',
  'showcase:/forms/elements/pickers#start': 'Début de la séance du soir',
  'showcase:/forms/elements/input-mask#purpose':
    'Un champ qui connaît la forme de la saisie et place lui-même blancs et tirets.',
  'showcase:/forms/elements/input-mask#use': 'Pour les numéros dont la forme est connue et ne varie jamais.',
  'showcase:/forms/elements/input-mask#avoid':
    'Pour les noms, les téléphones étrangers ou toute forme variable\u00a0: un masque refuserait ce qui est juste.',
  'showcase:/forms/elements/input-mask#day': 'Jour, mois et année',
  'showcase:/forms/elements/input-mask#card': 'Numéro d’une carte de paiement',
  'showcase:/forms/elements/input-mask#order': 'Numéro d’une commande',
  'showcase:/forms/elements/input-mask#amount': 'Montant avec décimales',
  'showcase:/forms/elements/input-mask#like': 'Par exemple {example}',
  'showcase:/forms/elements/input-mask#stored': 'Enregistré\u00a0: {value}',
  'showcase:/forms/elements/input-mask#figures':
    '{count, plural, one {# chiffre} many {# de chiffres} other {# chiffres}} sur {of}. Ne saisissez pas de vrai numéro ici.',
};
