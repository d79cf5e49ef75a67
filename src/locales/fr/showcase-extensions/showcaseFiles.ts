/** Words of pages of the showcase. */
export const showcaseFiles = {
  'showcase:/extensions/import#purpose':
    'Lit un tableau dans un fichier local, et refuse tout autre fichier en disant pourquoi.',
  'showcase:/extensions/import#use':
    'Quand des lignes viennent d’un autre logiciel\u00a0: une liste de rendez-vous, les mesures d’un appareil.',
  'showcase:/extensions/import#avoid':
    'Pour quelques valeurs : les saisir va plus vite que de préparer un fichier.',
  'showcase:/extensions/import#table': 'Tableau tiré d’un fichier',
  'showcase:/extensions/import#choose': 'Déposez un fichier ici ou choisissez-en un : .csv ou .xlsx',
  'showcase:/extensions/import#limits':
    'Au plus {size} Mo, {rows, number} lignes et {columns, number} colonnes. La première ligne contient les en-têtes.',
  'showcase:/extensions/import#reading': 'Lecture de {file}…',
  'showcase:/extensions/import#again': '{file} contient ce qui est déjà affiché : rien n’a été ajouté.',
  'showcase:/extensions/import#read':
    '{count, plural, one {# ligne a été lue.} many {# lignes ont été lues.} other {# lignes ont été lues.}}',
  'showcase:/extensions/import#refused': '{file} n’a pas été lu',
  'showcase:/extensions/import#name':
    'Seuls les fichiers qui se terminent par .csv ou .xlsx sont lus. Enregistrez le tableau dans l’un de ces formats et choisissez-le de nouveau.',
  'showcase:/extensions/import#oldExcel':
    'C’est un classeur Excel ancien ou protégé. Ouvrez-le dans Excel et enregistrez-le en .xlsx, sans mot de passe.',
  'showcase:/extensions/import#notWorkbook':
    'Le nom se termine par .xlsx, mais le fichier n’est pas un classeur. Enregistrez le tableau comme classeur .xlsx et choisissez ce fichier-là.',
  'showcase:/extensions/import#isWorkbook':
    'Le nom se termine par .csv, mais le fichier est compressé. Si c’est un classeur, faites terminer son nom par .xlsx.',
  'showcase:/extensions/import#notCsv':
    'Le nom se termine par .csv, mais le fichier ne contient pas de tableau de texte. Enregistrez le tableau en CSV (UTF-8) et choisissez ce fichier-là.',
  'showcase:/extensions/import#size':
    'Le fichier dépasse {size} Mo, ou devient bien plus gros une fois décompressé. Divisez le tableau et lisez ses parties l’une après l’autre.',
  'showcase:/extensions/import#rows':
    'Le tableau a plus de {rows, number} lignes. Divisez-le et lisez ses parties l’une après l’autre.',
  'showcase:/extensions/import#columns':
    'Le tableau a plus de {columns, number} colonnes. Laissez de côté celles qui sont inutiles.',
  'showcase:/extensions/import#empty': 'Le fichier n’a aucune ligne sous une ligne d’en-têtes.',
  'showcase:/extensions/import#quotes':
    'Un guillemet à la ligne {line, number} n’est pas fermé, ou se trouve à un endroit interdit. Rien n’a été lu.',
  'showcase:/extensions/import#damaged':
    'Le fichier est endommagé ou utilise ce qui ne peut pas être lu ici. Ouvrez-le dans son programme et enregistrez-le de nouveau.',
  'showcase:/extensions/import#uneven':
    '{count, plural, one {# ligne a plus ou moins de cellules qu’il n’y a d’en-têtes.} many {# lignes ont plus ou moins de cellules qu’il n’y a d’en-têtes.} other {# lignes ont plus ou moins de cellules qu’il n’y a d’en-têtes.}}',
  'showcase:/extensions/import#filter': 'Filtre du tableau',
  'showcase:/extensions/import#search': 'Rechercher dans les cellules',
  'showcase:/extensions/import#found': '{count, plural, one {# ligne} many {# lignes} other {# lignes}}',
  'showcase:/extensions/import#caption': 'Contenu de {file}',
  'showcase:/extensions/import#column': 'Colonne {number}',
  'showcase:/extensions/export#purpose': 'Exporte un tableau dans un fichier lisible par d’autres logiciels.',
  'showcase:/extensions/export#use':
    'Quand on poursuit un calcul ou un rapport ailleurs : une liste pour une réunion, des chiffres pour un bilan.',
  'showcase:/extensions/export#avoid':
    'Pour transférer des données entre systèmes : l’export FHIR du dossier est là pour cela.',
  'showcase:/extensions/export#table': 'Export d’un tableau filtré',
  'showcase:/extensions/export#defaultName': 'séances',
  'showcase:/extensions/export#title': 'Exporter le tableau',
  'showcase:/extensions/export#save': 'Enregistrer le fichier',
  'showcase:/extensions/export#saved': '{file} a été transmis au navigateur.',
  'showcase:/extensions/export#failed': 'Le fichier n’a pas pu être écrit.',
  'showcase:/extensions/export#name': 'Nom du fichier',
  'showcase:/extensions/export#noName': 'Saisissez un nom avec au moins une lettre ou un chiffre.',
  'showcase:/extensions/export#format': 'Format',
  'showcase:/extensions/export#xlsx': 'Classeur Excel (.xlsx)',
  'showcase:/extensions/export#csv': 'Texte avec virgules (.csv)',
  'showcase:/extensions/export#txt': 'Texte avec tabulations (.txt)',
  'showcase:/extensions/export#columnName': 'Nom',
  'showcase:/extensions/export#unit': 'Unité',
  'showcase:/extensions/export#removed': 'Retiré (mL)',
  'showcase:/extensions/export#note': 'Remarque',
  'showcase:/extensions/export#open':
    '{count, plural, one {Exporter # ligne} many {Exporter # lignes} other {Exporter # lignes}}',
  'showcase:/extensions/export#filter': 'Filtre des séances',
  'showcase:/extensions/export#search': 'Rechercher par nom ou unité',
  'showcase:/extensions/export#found': '{count, plural, one {# ligne} many {# lignes} other {# lignes}}',
  'showcase:/extensions/export#caption': 'Séances à exporter',
  'showcase:/extensions/export-selected#purpose': 'N’exporte que les lignes choisies.',
  'showcase:/extensions/export-selected#use':
    'Quand le choix est un jugement qu’aucun filtre ne peut exprimer.',
  'showcase:/extensions/export-selected#avoid':
    'Pour tout ce qu’un filtre trouve : exportez alors le tableau filtré.',
  'showcase:/extensions/export-selected#table': 'Export des lignes choisies',
  'showcase:/extensions/export-selected#chosen':
    '{count, plural, one {# ligne est choisie.} many {# lignes sont choisies.} other {# lignes sont choisies.}}',
  'showcase:/extensions/export-selected#caption': 'Séances au choix',
  'showcase:/extensions/export-selected#choose': 'Choisir {name}',
  'showcase:/extensions/tree#purpose':
    'Des éléments qui font partie d’autres, ouverts et fermés niveau par niveau.',
  'showcase:/extensions/tree#use':
    'Pour une vraie hiérarchie connue de tous\u00a0: unités, postes, personnes.',
  'showcase:/extensions/tree#avoid': 'Pour deux niveaux : une liste groupée montre tout d’un coup.',
  'showcase:/extensions/tree#filterable': 'Avec un filtre',
  'showcase:/extensions/tree#viewer': 'Nœud choisi',
  'showcase:/extensions/tree#loading': 'Branches chargées à la demande',
  'showcase:/extensions/tree#search': 'Rechercher unités, postes et personnes',
  'showcase:/extensions/tree#found':
    '{count, plural, one {# résultat} many {# résultats} other {# résultats}}',
  'showcase:/extensions/tree#units': 'Unités et leurs personnes',
  'showcase:/extensions/tree#keys':
    'Haut et bas déplacent, la flèche du sens de lecture ouvre et l’autre ferme, la barre d’espace choisit.',
  'showcase:/extensions/tree#choose': 'Unités au choix',
  'showcase:/extensions/tree#node': 'Nœud choisi en JSON',
  'showcase:/extensions/tree#none': 'Choisissez un nœud pour voir comment il est conservé.',
  'showcase:/extensions/tree#again': 'Récupération impossible. Réessayer.',
  'showcase:/extensions/tree#server': 'Résultat de l’appel',
  'showcase:/extensions/tree#answers': 'Il réussit',
  'showcase:/extensions/tree#fails': 'Il échoue',
  'showcase:/extensions/tree#failed':
    'Une branche n’a pas pu être récupérée. Choisissez l’entrée à sa place pour réessayer.',
  'showcase:/extensions/file-uploader#purpose':
    'Reçoit des fichiers déposés ou choisis, et dit aussitôt ce qu’il advient de chacun.',
  'showcase:/extensions/file-uploader#use':
    'Pour les images et documents d’un dossier : la photo d’une plaie, une lettre.',
  'showcase:/extensions/file-uploader#avoid':
    'Pour les tableaux à lire : l’import dit mieux ce qui n’y va pas.',
  'showcase:/extensions/file-uploader#dropOrChoose': 'Déposer ou choisir, avec aperçu',
  'showcase:/extensions/file-uploader#photographs': 'Seulement JPEG et PNG',
  'showcase:/extensions/file-uploader#byButton': 'Ouvert par le seul bouton',
  'showcase:/extensions/file-uploader#given': 'Fichiers reçus',
  'showcase:/extensions/file-uploader#size': '{size} ko',
  'showcase:/extensions/file-uploader#refused':
    'Refusé : ce n’est pas une image des types indiqués ci-dessus.',
  'showcase:/extensions/file-uploader#broken':
    'Le fichier ne peut être lu ou affiché : il est peut-être endommagé.',
  'showcase:/extensions/file-uploader#readOf': 'Part lue de {file}',
  'showcase:/extensions/file-uploader#remove': 'Retirer {file}',
  'showcase:/extensions/file-uploader#anyPicture':
    'Déposez des images ici, ou appuyez pour en choisir : JPEG, PNG, GIF ou WebP.',
  'showcase:/extensions/file-uploader#onlyPhotographs':
    'Déposez des photos ici, ou appuyez pour en choisir : JPEG ou PNG, rien d’autre.',
  'showcase:/extensions/file-uploader#dropHere':
    'Déposez des photos ici (JPEG ou PNG). Un clic sur la zone n’ouvre rien\u00a0: utilisez le bouton.',
  'showcase:/extensions/file-uploader#choose': 'Choisir des photos',
  'showcase:/extensions/file-uploader#closed': 'Aucun fichier n’est reçu tant que le dossier est verrouillé.',
};
