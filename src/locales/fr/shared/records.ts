import type { records as en } from '../../en/shared/records';

export const records: Record<keyof typeof en, string> = {
  'record.changedMeanwhile':
    'Entre-temps, quelqu’un d’autre l’a modifié. Vérifiez la version actuelle, puis confirmez de nouveau.',
  'record.changedByOther':
    'Entre-temps, quelqu’un d’autre l’a modifié{at, select, known { ({when})} other {}}.',
  'record.changedBy': 'Entre-temps, {who} l’a modifié{at, select, known { ({when})} other {}}.',
  'record.changedFor': 'Motif : {reason}.',
  'record.kept': 'Votre saisie est conservée.',
  'record.bothSame': 'Les deux versions sont identiques.',
  'record.keepMine': 'Continuer avec ma version',
  'record.takeTheirs': 'Reprendre la version enregistrée',
  'record.theirsTaken': 'Les valeurs enregistrées remplacent les vôtres. Votre saisie est conservée.',
  'record.goBack': 'Revenir à ma version',
};
