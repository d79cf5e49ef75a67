import { mainKinds, moreKinds, type Found, type Kind } from './kinds';
import { Link } from 'react-router-dom';
import { useT } from '@/shared/i18n/text';
import { ChoiceMenu } from './ChoiceMenu';
import { kindWords } from './words';

/** The kinds of results, each with how many there are of it. */
export function KindChips({
  found,
  kind,
  to,
  onChange,
}: {
  found: readonly Found[];
  kind: Kind | '';
  to: (change: { kind: string | null }) => { search: string };
  onChange: (kind: Kind) => void;
}) {
  const t = useT();
  const words = (name: Kind | '') =>
    t('common.option', {
      label: t(kindWords[name]),
      count: name === '' ? found.length : found.filter((one) => one.kind === name).length,
    });
  const more = moreKinds.find((name) => name === kind);
  return (
    <nav aria-label={t('finding.kinds')} className="nd-kinds">
      {(['', ...mainKinds] as const).map((name) => (
        <Link
          key={name}
          to={to({ kind: name || null })}
          className={`btn ${name === kind ? 'btn-primary' : 'btn-outline-secondary'}`}
          aria-current={name === kind ? 'true' : undefined}
        >
          {words(name)}
        </Link>
      ))}
      <ChoiceMenu
        label={t('finding.more')}
        toggle={more ? words(more) : t('finding.more')}
        options={moreKinds.map((value) => ({ value, label: words(value) }))}
        value={more ?? ''}
        onChange={onChange}
      />
    </nav>
  );
}
