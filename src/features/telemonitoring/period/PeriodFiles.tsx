import Download from 'lucide-react/icons/download';
import Image from 'lucide-react/icons/image';
import Printer from 'lucide-react/icons/printer';
import type { Patient } from '@/domain/patients/patient';
import type { ChartSpec } from '@/shared/charts/chartSpec';
import { downloadBlob, downloadText } from '@/shared/files/download';
import { T } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import type { DayBeside } from './periodColumns';
import type { View } from './periodView';
import type { ViewWords } from './periodWords';

/** Exports a period as a file, as a picture, or on paper. */
export function PeriodFiles({
  view,
  spec,
  patient,
  words,
  zone,
  beside,
  onPrint,
}: {
  view: View;
  spec: ChartSpec;
  patient: Patient;
  words: ViewWords;
  zone: string;
  beside: DayBeside;
  onPrint: () => void;
}) {
  const dispatch = useAppDispatch();
  const saved = (file: string) =>
    dispatch(noticed({ tone: 'success', message: 'trends.saved', values: { file } }));
  const saveTable = async () => {
    const { periodCsv, periodFileName } = await import('./periodDownloads');
    const name = periodFileName(patient, view, words, 'csv');
    downloadText(name, periodCsv(patient, view, words, zone, beside), 'text/csv');
    saved(name);
  };
  const savePicture = async () => {
    try {
      const { periodFileName, periodLines } = await import('./periodDownloads');
      const { chartImage } = await import('@/shared/charts/chartImage');
      const [measure, , ...rest] = periodLines(patient, view, words, zone).map((line) => line.join(': '));
      const title = `${words.measure(view.measure)}, ${words.range(view.range)}`;
      const blob = await chartImage(spec, [title, ...(measure === undefined ? [] : [measure]), ...rest]);
      const name = periodFileName(patient, view, words, 'png');
      downloadBlob(name, blob);
      saved(name);
    } catch {
      dispatch(noticed({ tone: 'error', message: 'trends.pictureFailed' }));
    }
  };
  return (
    <div className="nd-period-save">
      <button type="button" className="btn btn-quiet" onClick={() => void saveTable()}>
        <Icon of={Download} /> <T id="trends.saveTable" />
      </button>
      <button type="button" className="btn btn-quiet" onClick={() => void savePicture()}>
        <Icon of={Image} /> <T id="trends.savePicture" />
      </button>
      <button type="button" className="btn btn-quiet" onClick={onPrint}>
        <Icon of={Printer} /> <T id="trends.print" />
      </button>
    </div>
  );
}
