import Bookmark from 'lucide-react/icons/bookmark';
import Columns3 from 'lucide-react/icons/columns-3';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import type { LucideIcon } from 'lucide-react';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Droplets from 'lucide-react/icons/droplets';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Tag from 'lucide-react/icons/tag';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import type { MessageId } from '@/locales';

/** The tasks offered above the list; each loads its dialog on first use. */
export type ListTask = 'views' | 'look' | 'referent' | 'csv' | 'print' | GivingTask;
/** Bulk actions of other features on many patients. */
export type GivingTask = 'questionnaire' | 'post' | 'plan' | 'category';

const looks: Record<ListTask, { icon: LucideIcon; word: MessageId }> = {
  views: { icon: Bookmark, word: 'worklist.views' },
  look: { icon: Columns3, word: 'worklist.look' },
  referent: { icon: UserRoundCheck, word: 'worklist.setReferent' },
  category: { icon: Tag, word: 'worklist.setCategory' },
  questionnaire: { icon: ClipboardList, word: 'worklist.giveQuestionnaire' },
  post: { icon: GraduationCap, word: 'worklist.givePost' },
  plan: { icon: Droplets, word: 'worklist.givePlan' },
  csv: { icon: Download, word: 'worklist.exportCsv' },
  print: { icon: Printer, word: 'worklist.print' },
};

/**
 * The tasks of the list, replaced by those for chosen patients while there are any.
 * @param chosen how many patients are chosen
 * @param total how many match the filters
 */
export function WorklistToolbar({
  chosen,
  total,
  isAdmin,
  onTask,
  onChooseAll,
  onChooseNone,
}: {
  chosen: number;
  total: number;
  isAdmin: boolean;
  onTask: (task: ListTask) => void;
  onChooseAll: () => void;
  onChooseNone: () => void;
}) {
  const own: ListTask[] = chosen === 0 ? ['views', 'look'] : ['referent'];
  // Bulk actions apply to the chosen patients, or to all that match the filters.
  const given: ListTask[] = total === 0 ? [] : ['questionnaire', 'post', 'plan'];
  const ofAdmin: ListTask[] = isAdmin ? (total === 0 ? ['csv'] : ['category', 'csv']) : [];
  const tasks: ListTask[] = [...own, ...given, 'print', ...ofAdmin];
  return (
    <div className="nd-list-tools">
      {chosen > 0 && (
        <>
          <span className="fw-semibold" role="status">
            <T id="worklist.chosen" values={{ count: chosen }} />
          </span>
          {chosen < total && (
            <button type="button" className="btn btn-link" onClick={onChooseAll}>
              <T id="worklist.chooseAll" values={{ count: total }} />
            </button>
          )}
          <button type="button" className="btn btn-link" onClick={onChooseNone}>
            <T id="worklist.chooseNone" />
          </button>
        </>
      )}
      {tasks.map((task) => (
        <button key={task} type="button" className="btn btn-outline-secondary" onClick={() => onTask(task)}>
          <Icon of={looks[task].icon} size={16} /> <T id={looks[task].word} />
        </button>
      ))}
    </div>
  );
}
