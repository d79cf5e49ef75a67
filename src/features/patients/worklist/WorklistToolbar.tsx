import Bookmark from 'lucide-react/icons/bookmark';
import Columns3 from 'lucide-react/icons/columns-3';
import Download from 'lucide-react/icons/download';
import Rows4 from 'lucide-react/icons/rows-4';
import Printer from 'lucide-react/icons/printer';
import type { LucideIcon } from 'lucide-react';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Droplets from 'lucide-react/icons/droplets';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Tag from 'lucide-react/icons/tag';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import type { Action } from '@/domain/access';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { QuietTool } from '@/shared/list/QuietTool';
import type { MessageId } from '@/locales';
import { useRights } from '@/shared/rights';

/** The tasks offered above the list; each loads its dialog on first use. */
export type ListTask = 'views' | 'look' | 'referent' | 'csv' | 'print' | GivingTask;
/** Bulk actions of other features on many patients. */
export type GivingTask = 'questionnaire' | 'post' | 'plan' | 'category';

/** Tasks of the whole list, and of chosen patients, in the order of the buttons. */
const listTasks: readonly ListTask[] = ['views', 'look', 'print', 'csv'];
const bulkTasks: readonly ListTask[] = [
  'referent',
  'questionnaire',
  'post',
  'plan',
  'category',
  'print',
  'csv',
];

const looks: Record<ListTask, { icon: LucideIcon; word: MessageId; action: Action }> = {
  views: { icon: Bookmark, word: 'worklist.views', action: 'clinic.read' },
  look: { icon: Columns3, word: 'worklist.look', action: 'clinic.read' },
  referent: { icon: UserRoundCheck, word: 'worklist.setReferent', action: 'patients.write' },
  category: { icon: Tag, word: 'worklist.setCategory', action: 'categories.write' },
  questionnaire: {
    icon: ClipboardList,
    word: 'worklist.giveQuestionnaire',
    action: 'assignments.write',
  },
  post: { icon: GraduationCap, word: 'worklist.givePost', action: 'assignments.write' },
  plan: { icon: Droplets, word: 'worklist.givePlan', action: 'therapy.write' },
  csv: { icon: Download, word: 'worklist.exportCsv', action: 'lists.save' },
  print: { icon: Printer, word: 'worklist.print', action: 'clinic.read' },
};

/** The tasks of the whole list as signs beside the title: density, views, columns, paper and file. */
export function ListTools({
  isReady,
  isCompact,
  onTask,
  onCompact,
}: {
  /** True once the patients are there; the tools keep their place before, so that nothing moves. */
  isReady: boolean;
  isCompact: boolean;
  onTask: (task: ListTask) => void;
  onCompact: (isCompact: boolean) => void;
}) {
  const isAllowed = useRights();
  const tasks = listTasks.filter((task) => isAllowed(looks[task].action));
  return (
    <>
      <QuietTool
        icon={Rows4}
        word="worklist.compactRows"
        isWordless
        disabled={!isReady}
        aria-pressed={isCompact}
        onClick={() => onCompact(!isCompact)}
      />
      {tasks.map((task) => (
        <QuietTool
          key={task}
          icon={looks[task].icon}
          word={looks[task].word}
          isWordless
          disabled={!isReady}
          aria-keyshortcuts={task === 'print' ? 'Control+P' : undefined}
          onClick={() => onTask(task)}
        />
      ))}
    </>
  );
}

/**
 * The tasks for chosen patients, in sight above the rows however far they are scrolled. Nothing is done to many patients
 * whom nobody chose.
 * @param chosen how many patients are chosen
 * @param total how many match the filters
 */
export function BulkBar({
  chosen,
  total,
  onTask,
  onChooseAll,
  onChooseNone,
}: {
  chosen: number;
  total: number;
  onTask: (task: ListTask) => void;
  onChooseAll: () => void;
  onChooseNone: () => void;
}) {
  const isAllowed = useRights();
  const tasks = bulkTasks.filter((task) => isAllowed(looks[task].action));
  return (
    <div className="nd-bulk-bar">
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
      {tasks.map((task) => (
        <button key={task} type="button" className="btn btn-quiet" onClick={() => onTask(task)}>
          <Icon of={looks[task].icon} size={16} /> <T id={looks[task].word} />
        </button>
      ))}
    </div>
  );
}
