import type { frame as en } from '../../en/desk/frame';

export const frame: Record<keyof typeof en, string> = {
  'app.groupMenus': 'Menu',
  'app.groupSettings': 'Réglages',
  'app.settings': 'Réglages',
  'app.toProfile': 'Ouvrir mon profil',
  'app.signOut': 'Se déconnecter',
  'app.noRoleLead':
    'Votre compte n’a aucun rôle connu de cette application. Un administrateur l’attribue\u202f; d’ici là, vous pouvez compléter votre profil.',
  'app.offline': 'La connexion est interrompue. Rien ne peut être enregistré avant son rétablissement.',
  'app.oldAsOf':
    'Ce qui est affiché date de {at}. Le serveur n’a pas répondu depuis\u202f; des alertes et des mesures plus récentes peuvent manquer.',
  'app.offlineAsOf':
    'La connexion est interrompue. L’affichage date de {at}\u202f; rien ne peut être enregistré avant le rétablissement de la connexion.',
  'auth.roleChanged':
    'Votre rôle a été modifié. Le menu et les pages correspondent désormais au nouveau rôle.',
  'staff.switch': 'Patients ou personnel',
  'app.storage.duties':
    'Les alertes ne sont pas tenues à jour en ce moment\u00a0: escalades, rappels et alertes sur des mesures manquantes peuvent tarder pour certains patients. Rechargez cette page\u202f; si le message revient, vérifiez vous-même les patients et prévenez votre administrateur.',
  'errors.alertClosed': 'Cette alerte est déjà clôturée.',
  'errors.alertAcknowledged': 'Cette alerte est déjà acquittée.',
  'errors.alertState': 'L’état de l’alerte ne le permet pas.',
  'errors.alertBulk': 'Les alertes critiques ou de gravité inconnue se clôturent une par une.',
  'errors.alertUndo':
    'Seule la personne qui a fait l’action peut l’annuler, dans les 5 minutes et avant toute autre intervention sur l’alerte.',
  'errors.clinicFile': 'Ce fichier ne peut pas être utilisé\u00a0: il est incomplet ou a été modifié.',
  'errors.duplicatePatientId': 'Cet identifiant patient est déjà attribué.',
  'errors.duplicateCode': 'Une autre catégorie porte déjà ce code.',
  'errors.duplicateCategory': 'Une autre catégorie porte déjà ce nom.',
  'errors.categoryInUse':
    'Des patients sont dans cette catégorie\u00a0: elle ne peut pas être supprimée et son code ne peut pas être modifié. Déplacez d’abord les patients, ou archivez la catégorie.',
  'errors.categoryNamed':
    'Des règles, des limites, des plans hydriques ou des articles font référence à cette catégorie\u00a0: elle ne peut pas être supprimée et son code ne peut pas être modifié. Archivez-la plutôt.',
  'errors.categoryArchived':
    'Cette catégorie est archivée\u00a0: aucun patient ne peut plus y être ajouté. Choisissez-en une autre.',
  'errors.enteredInError': 'Cette mesure a été saisie par erreur. Rétablissez-la avant de la corriger.',
  'errors.notInError': 'Cette mesure n’est pas signalée comme saisie par erreur.',
  'errors.reviewUndo':
    'Seule la personne qui a marqué le patient comme revu peut l’annuler, dans les 10 minutes.',
  'errors.duplicateThreshold': 'Il existe déjà d’autres limites de cette règle pour ce patient ou ce groupe.',
  'errors.duplicatePlan': 'Un autre plan hydrique porte déjà ce nom.',
  'errors.planInUse': 'Des patients ont ou ont eu ce plan\u00a0: archivez-le plutôt.',
  'errors.planMoved': 'Les valeurs ont changé depuis leur affichage. Veuillez les vérifier.',
  'errors.medicineInUse': 'Des patients ont ou ont eu ce médicament\u00a0: désactivez-le plutôt.',
  'errors.duplicatePractitioner':
    'Une personne de l’annuaire a la même adresse, le même numéro ou le même nom. Vérifiez, puis confirmez s’il s’agit d’une autre personne.',
  'errors.termsPublished':
    'Les conditions publiées ne changent plus\u00a0: elles ont été acceptées. Publiez-en de nouvelles.',
  'errors.articlePublished': 'Des patients ont peut-être lu cet article\u00a0: archivez-le plutôt.',
  'errors.alreadyGiven': 'Ce patient a déjà cet article.',
  'errors.duplicateQuestionnaire': 'Un autre questionnaire porte déjà ce nom.',
  'errors.questionnaireInUse': 'Seul un brouillon jamais publié peut être supprimé. Retirez-le plutôt.',
  'errors.questionnaireGiven': 'Ce patient a déjà ce questionnaire.',
  'errors.questionnaireAnswered': 'La réponse a déjà été donnée.',
  'app.storage.replaced': 'Toutes les données ont été remplacées à partir d’un fichier.',
  'app.storage.replacedTyped':
    'Toutes les données ont été remplacées à partir d’un fichier. Comme vous avez saisi quelque chose, cette page montre encore les anciennes. Copiez ce dont vous avez besoin\u00a0: la page se recharge d’elle-même dès que vous enregistrez, annulez ou la quittez.',
  'demo.waiting':
    'Ceci est un compte de démonstration sans rôle dans l’équipe soignante\u00a0: les pages des patients lui restent fermées. Les comptes de démonstration Admin et Staff les ouvrent.',
  'errors.clinicLost':
    'Les dossiers que ce navigateur conservait ont disparu. Rechargez la page pour décider de la suite.',
  'errors.importMoved':
    'Un élément modifié par l’importation a encore changé depuis. Corrigez-le dans le dossier\u202f; le journal indique ce qui s’y trouvait avant.',
};
