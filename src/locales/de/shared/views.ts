import type { views as en } from '../../en/shared/views';

export const views: Record<keyof typeof en, string> = {
  'worklist.viewsTitle': 'Gespeicherte Ansichten',
  'worklist.viewsOwn':
    'Eine Ansicht merkt sich Filter, Sortierung und Spalten. Ihre Ansichten sehen nur Sie.',
  'worklist.viewsNone': 'Noch keine Ansichten gespeichert.',
  'worklist.viewName': 'Name der aktuellen Ansicht',
  'worklist.viewSave': 'Ansicht speichern',
  'worklist.viewNameTaken': 'Sie haben schon eine Ansicht mit diesem Namen.',
  'worklist.viewIsDefault': 'Standardansicht',
  'worklist.viewDefault': '„{name}“ als Standardansicht festlegen',
  'worklist.viewNoDefault': '„{name}“ nicht mehr als Standardansicht verwenden',
  'worklist.viewRename': '„{name}“ umbenennen',
  'worklist.viewDelete': '„{name}“ löschen',
  'worklist.viewDeleted': 'Ansicht gelöscht: {name}.',
  'patient.patientId': 'Patientennummer',
};
