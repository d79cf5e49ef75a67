import type { views as en } from '../../en/shared/views';

export const views: Record<keyof typeof en, string> = {
  'worklist.viewsTitle': 'Vistas guardadas',
  'worklist.viewsOwn': 'Uma vista guarda filtros, ordem e colunas. As suas só são visíveis para si.',
  'worklist.viewsNone': 'Ainda não há vistas guardadas.',
  'worklist.viewName': 'Nome da vista atual',
  'worklist.viewSave': 'Guardar vista',
  'worklist.viewNameTaken': 'Já tem uma vista com este nome.',
  'worklist.viewIsDefault': 'vista predefinida',
  'worklist.viewDefault': 'Definir «{name}» como vista predefinida',
  'worklist.viewNoDefault': 'Deixar de usar «{name}» como vista predefinida',
  'worklist.viewRename': 'Mudar o nome de «{name}»',
  'worklist.viewDelete': 'Eliminar «{name}»',
  'worklist.viewDeleted': 'Vista eliminada: {name}.',
  'patient.patientId': 'Número do doente',
};
