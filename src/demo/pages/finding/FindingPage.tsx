import { TitledCard } from '@/shared/ui/TitledCard';
import { categoryAddress } from '../knowledge/knowledge';
import { Picture } from '../Picture';
import { kinds, type Found } from './kinds';
import Search from 'lucide-react/icons/search';
import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { oneOf, readPaging } from '@/shared/navigation/listQuery';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { EmptyState } from '@/shared/ui/EmptyState';
import { FilterBar } from '@/shared/ui/FilterBar';
import { NoMatch } from '@/shared/ui/NoMatch';
import { PageHeader } from '@/shared/ui/PageHeader';
import { pageSizes, TablePager } from '@/shared/ui/table/TablePager';
import { useQuery } from '../useQuery';
import { ChoiceMenu } from './ChoiceMenu';
import { everything, find, subjectOf, type Age, type Manner, type Order } from './found';
import { KindChips } from './KindChips';
import { ResultItem, Thumbnail } from './ResultItem';
import { ageWords, mannerWords, orderWords } from './words';
import '../hero.css';
import './finding.css';

const agesOffered = ['any', 'week', 'month', 'year'] as const satisfies readonly Age[];
const manners = ['words', 'exact'] as const satisfies readonly Manner[];
const orders = ['relevance', 'newest', 'title'] as const satisfies readonly Order[];
/** What may be looked for. */
const suggested = ['reading', 'password', 'garden'];
const nothing = { q: null, kind: null, age: null, manner: null, page: null };

/** One of a few, always one. */
function Choice({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <select
      className="form-select"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** What the results are about, mostly. */
function SubjectPanel({ found }: { found: readonly Found[] }) {
  const t = useT();
  const subject = subjectOf(found);
  if (!subject) return null;
  const { category, count } = subject;
  return (
    <TitledCard title={t('finding.subject')}>
      <div className="nd-found-panel">
        <Picture seed={category.title.length} />
      </div>
      <h3 className="h5 mt-3" lang="en">
        {category.title}
      </h3>
      <p lang="en">{category.lead}</p>
      <p>
        <T id="finding.inSubject" values={{ count }} />
      </p>
      <Link to={categoryAddress(category)} className="btn btn-outline-primary">
        <T id="finding.toSubject" />
      </Link>
    </TitledCard>
  );
}

/** Results of a search through what the demonstration has (specification 2.7); the address holds everything. */
export default function FindingPage() {
  const t = useT();
  const { params, change, to, text, setText } = useQuery();
  const { page: wanted, pageSize } = readPaging(
    params.has('size') ? params : new URLSearchParams([...params, ['size', '10']]),
  );
  const kind = oneOf(kinds, params.get('kind'));
  const age = oneOf(agesOffered, params.get('age')) || 'any';
  const manner = oneOf(manners, params.get('manner')) || 'words';
  const order = oneOf(orders, params.get('order')) || 'relevance';
  const found = find(text, manner, age, order);
  const ofKind = found.filter((one) => kind === '' || one.kind === kind);
  const page = Math.min(wanted, Math.max(1, Math.ceil(ofKind.length / pageSize)));
  const open = everything.find(({ id, to: address }) => address === undefined && id === params.get('show'));
  const clear = () => {
    setText('');
    change(nothing);
  };
  return (
    <>
      <PageHeader title={t('app.searchPage')} lead={<T id="finding.lead" />} />
      <div className="nd-hero">
        <FilterBar
          label={t('finding.searching')}
          search={t('finding.search')}
          text={text}
          onText={setText}
          shown={<T id="finding.shown" values={{ count: ofKind.length }} />}
          isFiltered={text !== '' || kind !== '' || age !== 'any' || manner === 'exact'}
          onClear={clear}
        >
          <Choice
            label={t('finding.time')}
            options={agesOffered.map((value) => ({ value, label: t(ageWords[value]) }))}
            value={age}
            onChange={(value) => change({ age: value === 'any' ? null : value })}
          />
          <Choice
            label={t('finding.manner')}
            options={manners.map((value) => ({ value, label: t(mannerWords[value]) }))}
            value={manner}
            onChange={(value) => change({ manner: value === 'words' ? null : value })}
          />
        </FilterBar>
      </div>
      <div className="nd-finding-bar">
        <KindChips found={found} kind={kind} to={to} onChange={(value) => change({ kind: value })} />
        <div className="d-flex flex-wrap gap-2">
          <ChoiceMenu
            label={t('finding.settings')}
            options={pageSizes.map((size) => ({
              value: String(size),
              label: t('finding.perPage', { count: size }),
            }))}
            value={String(pageSize)}
            onChange={(size) => change({ size })}
          />
          <ChoiceMenu
            label={t('finding.tools')}
            options={orders.map((value) => ({ value, label: t(orderWords[value]) }))}
            value={order}
            onChange={(value) => change({ order: value === 'relevance' ? null : value })}
          />
        </div>
      </div>
      {text.trim() === '' && (
        <EmptyState
          title={t('finding.ask')}
          text={t('finding.askText')}
          icon={Search}
          action={
            <div className="d-flex flex-wrap justify-content-center gap-2" lang="en">
              {suggested.map((q) => (
                <Link key={q} to={to({ q })} className="btn btn-outline-primary">
                  {q}
                </Link>
              ))}
            </div>
          }
        />
      )}
      {text.trim() !== '' && ofKind.length === 0 && (
        <NoMatch title={t('finding.noMatch')} text={t('finding.noMatchText')} onClear={clear} />
      )}
      {ofKind.length > 0 && (
        <div className="nd-finding">
          <section className="card" aria-labelledby="finding-results">
            <h2 id="finding-results" className="card-header h6 mb-0">
              <T id="finding.results" />
            </h2>
            <ul className="nd-found-list">
              {ofKind.slice((page - 1) * pageSize, page * pageSize).map((one) => (
                <ResultItem key={one.id} found={one} to={one.to ?? to({ show: one.id })} />
              ))}
            </ul>
            <div className="card-footer">
              <TablePager
                page={page}
                pageSize={pageSize}
                total={ofKind.length}
                onPage={(next) => change({ page: next === 1 ? null : String(next) })}
                onPageSize={undefined}
              />
            </div>
          </section>
          <SubjectPanel found={found} />
        </div>
      )}
      {open && (
        <Dialog isOpen title={<span lang="en">{open.title}</span>} onClose={() => change({ show: null })}>
          <Thumbnail found={open} label={open.title} />
          <p className="mt-3 mb-0" lang="en">
            {open.text}
          </p>
        </Dialog>
      )}
    </>
  );
}
