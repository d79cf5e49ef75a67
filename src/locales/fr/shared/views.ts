import type { views as en } from '../../en/shared/views';

export const views: Record<keyof typeof en, string> = {
  'worklist.viewsTitle': 'Vues enregistrées',
  'worklist.viewsOwn': 'Une vue conserve les filtres, l’ordre et les colonnes. Vous seul voyez les vôtres.',
  'worklist.viewsNone': 'Aucune vue enregistrée.',
  'worklist.viewName': 'Nom de la vue actuelle',
  'worklist.viewSave': 'Enregistrer la vue',
  'worklist.viewNameTaken': 'Vous avez déjà une vue de ce nom.',
  'worklist.viewIsDefault': 'vue par défaut',
  'worklist.viewDefault': 'Définir «\u00a0{name}\u00a0» comme vue par défaut',
  'worklist.viewNoDefault': 'Ne plus utiliser «\u00a0{name}\u00a0» comme vue par défaut',
  'worklist.viewRename': 'Renommer «\u00a0{name}\u00a0»',
  'worklist.viewDelete': 'Supprimer «\u00a0{name}\u00a0»',
  'worklist.viewDeleted': 'Vue supprimée\u00a0: {name}.',
  'patient.patientId': 'Identifiant patient',
};
