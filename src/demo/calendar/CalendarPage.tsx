import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { Icon } from '@/shared/ui/Icon';
import { PageHeader } from '@/shared/ui/PageHeader';
import { draftFor, draftOf, type Draft } from './entry/draft';
import { putEntry, removeEntry } from './entry/edits';
import { nextId, placed, type Entry } from './entries';
import { Agenda } from './Agenda';
import { EntryDialog } from './entry/EntryDialog';
import { EntryList } from './EntryList';
import { Legend } from './Legend';
import { MonthGrid } from './grid/MonthGrid';
import { stepped } from './period';
import { halfHourFrom } from './grid/slots';
import { TimeGrid } from './grid/TimeGrid';
import { Toolbar } from './Toolbar';
import { useEntries, useShown } from './useCalendar';
import { useGrid } from './grid/useGrid';
import { useWhen } from './useWhen';
import './calendar.css';

/** The calendar of the demonstration (specification 3.5, 7); the address names the view and the day. */
export default function CalendarPage() {
  const t = useT();
  const when = useWhen();
  const dispatch = useAppDispatch();
  const { status, error, reload, entries, isThere } = useEntries();
  const { timeZone, today, view, date, without, weekday, weeks, days, dayLink, go } = useShown();
  const [form, setForm] = useState<{ id: number; initial: Draft; isNew: boolean } | null>(null);
  const [allOf, setAllOf] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  const open = (id: number) => {
    const entry = entries.find((one) => one.id === id);
    setAllOf(null);
    if (entry) setForm({ id, initial: draftOf(entry, timeZone), isNew: false });
  };
  const add = (...slots: Parameters<typeof draftFor>) =>
    setForm({ id: nextId(entries), initial: draftFor(...slots), isNew: true });
  const addNow = () => {
    const slot = halfHourFrom(now(), timeZone);
    add(slot, slot);
  };
  const put = (entry: Entry) => {
    putEntry(entry);
    setSaid(t('calendar.movedTo', { title: entry.title, when: when.span(placed(entry, timeZone)) }));
  };
  const shown = entries.filter(({ label }) => !without.includes(label));
  const grid = useGrid({
    view,
    date,
    days,
    weekday,
    entries: shown,
    timeZone,
    actions: { add, open, put, showAll: setAllOf, go: (day) => go({ date: day }) },
  });
  const events = grid.entries.map((entry) => placed(entry, timeZone));
  const label =
    view === 'week'
      ? when.days(days[0] ?? date, days[6] ?? date)
      : view === 'day'
        ? when.day(date)
        : when.month(date);
  const calendar = { today, events, grid, label };
  const ofDay = events.filter(({ first, last }) => allOf !== null && first <= allOf && allOf <= last);
  return (
    <>
      <PageHeader
        title={t('app.calendar')}
        lead={<T id="calendar.lead" />}
        actions={
          <button type="button" className="btn btn-primary" onClick={addNow}>
            <Icon of={Plus} /> <T id="calendar.add" />
          </button>
        }
      />
      <Toolbar
        view={view}
        label={label}
        onView={(next) => go({ view: next })}
        onStep={(by) => go({ date: stepped(view, date, by) })}
        onToday={() => go({ date: '' })}
      />
      <Legend without={without} onChange={(labels) => go({ without: labels.join(',') })} />
      <AsyncView status={status} error={error} isEmpty={isThere ? false : undefined} onRetry={reload}>
        {view === 'month' && <MonthGrid weeks={weeks} month={date.slice(0, 7)} {...calendar} />}
        {(view === 'week' || view === 'day') && <TimeGrid days={days} dayLink={dayLink} {...calendar} />}
        {view === 'agenda' && <Agenda days={days} events={events} onOpen={open} />}
        {view !== 'agenda' && (
          <p className="form-text">
            <T id="calendar.keys" />
          </p>
        )}
      </AsyncView>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {form && (
        <EntryDialog
          key={form.id}
          {...form}
          timeZone={timeZone}
          onSave={(entry) => {
            putEntry(entry);
            if (!form.isNew) grid.focusOn(entry);
            dispatch(
              noticed({ tone: 'success', message: form.isNew ? 'calendar.added' : 'calendar.updated' }),
            );
          }}
          onDelete={() => {
            const removed = entries.find(({ id }) => id === form.id);
            removeEntry(form.id);
            if (removed) grid.focusOn(removed);
            dispatch(noticed({ tone: 'success', message: 'calendar.deleted' }));
          }}
          onClose={() => setForm(null)}
        />
      )}
      <Dialog isOpen={allOf !== null} title={allOf && when.day(allOf)} onClose={() => setAllOf(null)}>
        <EntryList events={ofDay} label={allOf ? when.day(allOf) : ''} onOpen={open} />
        {allOf && (
          <Link className="btn btn-outline-primary mt-3" to={dayLink(allOf)} onClick={() => setAllOf(null)}>
            <T id="calendar.showDay" />
          </Link>
        )}
      </Dialog>
    </>
  );
}
