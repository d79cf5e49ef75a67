/** Words of pages of the showcase. */
export const showcaseForms = {
  'showcase:/forms/layout/form-layout#purpose':
    'Comment libellés, champs et boutons d’un formulaire se placent entre eux.',
  'showcase:/forms/layout/form-layout#use':
    'Le vertical est la règle\u00a0: le libellé au-dessus du champ, le bouton principal en dessous et en premier.',
  'showcase:/forms/layout/form-layout#avoid':
    'Plusieurs colonnes pour ce qui se lit à la suite\u202f; l’œil saute et des champs sont oubliés.',
  'showcase:/forms/layout/form-layout#verticalIcons': 'Vertical, avec des icônes',
  'showcase:/forms/layout/form-layout#horizontalIcons': 'Horizontal, avec des icônes',
  'showcase:/forms/layout/form-layout#floating': 'Avec des libellés flottants',
  'showcase:/forms/layout/form-layout#floatingIcons': 'Avec des libellés flottants et des icônes',
  'showcase:/forms/layout/form-layout#columns': 'En colonnes',
  'showcase:/forms/layout/form-layout#keep': 'Garder mes saisies pour la prochaine fois',
  'showcase:/forms/layout/form-layout#submit': 'Envoyer',
  'showcase:/forms/layout/form-layout#sent': 'Ceci a été envoyé\u00a0: {values}',
  'showcase:/forms/layout/form-layout#empty': 'Rien n’est encore rempli.',
  'showcase:/forms/layout/form-layout#emptied': 'Le formulaire est de nouveau vide.',
  'showcase:/forms/wizard#purpose': 'Une tâche plus longue en étapes, dont une seule est visible.',
  'showcase:/forms/wizard#use': 'Pour les tâches rares avec un ordre propre, comme une admission.',
  'showcase:/forms/wizard#avoid':
    'Pour le travail quotidien ou moins de trois étapes\u00a0: une page va plus vite.',
  'showcase:/forms/wizard#numbered': 'Numéroté, chaque étape ouverte',
  'showcase:/forms/wizard#validated': 'Chaque étape est vérifiée',
  'showcase:/forms/wizard#steps': 'Étapes',
  'showcase:/forms/wizard#step': 'Étape {step} sur {of}\u00a0: {title}',
  'showcase:/forms/wizard#back': 'Précédent',
  'showcase:/forms/wizard#next': 'Suivant',
  'showcase:/forms/wizard#submit': 'Envoyer',
  'showcase:/forms/wizard#finished': 'Envoyé\u00a0: {values}',
  'showcase:/forms/wizard#who': 'Qui',
  'showcase:/forms/wizard#when': 'Quand',
  'showcase:/forms/wizard#why': 'Pourquoi',
  'showcase:/forms/wizard#day': 'Jour souhaité',
  'showcase:/forms/wizard#reason': 'Motif (peut rester vide)',
  'showcase:/forms/wizard#asked': 'Une visite de {person} le {day} a été demandée.',
  'showcase:/forms/formik#purpose':
    'Un formulaire géré par une bibliothèque\u00a0: la saisie, les erreurs, et le moment où il peut partir.',
  'showcase:/forms/formik#use':
    'Pour lire les formulaires gérés par formik\u202f; les nouveaux suivent react-hook-form et zod, comme au dernier exemple.',
  'showcase:/forms/formik#avoid': 'Pour un seul champ qui agit aussitôt\u202f; un simple état suffit.',
  'showcase:/forms/formik#messages': 'Messages aux champs',
  'showcase:/forms/formik#ownWay': 'Comme le fait le produit',
  'showcase:/forms/formik#sending': 'Envoi en cours…',
  'showcase:/forms/formik#sent': 'Envoyé\u00a0: {values}',
  'showcase:/forms/formik#nameShort': 'Indiquez au moins deux caractères.',
  'showcase:/forms/formik#usernameWrong':
    'Utilisez de 3 à 20 minuscules, chiffres, points, _ ou -, d’abord une lettre.',
  'showcase:/forms/formik#address': 'Page web',
  'showcase:/forms/formik#addressWrong': 'Indiquez une adresse qui commence par https, ou aucune.',
  'showcase:/forms/formik#again': 'Confirmer le mot de passe',
  'showcase:/forms/formik#different': 'Les deux mots de passe diffèrent.',
  'showcase:/forms/formik#guessable': 'Le mot de passe ne doit pas contenir le nom d’utilisateur.',
};
