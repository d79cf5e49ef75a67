import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { oneOf } from '@/shared/navigation/listQuery';
import { Avatar } from '@/shared/ui/Avatar';
import { FilterBar } from '@/shared/ui/FilterBar';
import { NoMatch } from '@/shared/ui/NoMatch';
import { PageHeader } from '@/shared/ui/PageHeader';
import { TitledCard } from '@/shared/ui/TitledCard';
import { holds, useQuery } from '../useQuery';
import { Accordion } from './Accordion';
import { faqCategories, faqQuestions, faqWords, supporters } from './questions';
import '../hero.css';
import './faq.css';

/** Questions and answers of the demonstration (specification 2.7). */
export default function FaqPage() {
  const t = useT();
  const { params, change, to, text, setText } = useQuery();
  const category = oneOf(faqCategories, params.get('category')) || 'all';
  const found = faqQuestions.filter(({ title }) => holds(title, text));
  const inCategory = (name: typeof category) =>
    found.filter((question) => name === 'all' || question.category === name);
  const shown = inCategory(category);
  const clear = () => {
    setText('');
    change({ q: null, category: null });
  };
  return (
    <>
      <PageHeader title={t('app.faq')} lead={<T id="faq.lead" />} />
      <div className="nd-hero">
        <FilterBar
          label={t('faq.searching')}
          search={t('faq.search')}
          text={text}
          onText={setText}
          shown={<T id="faq.shown" values={{ count: shown.length }} />}
          isFiltered={text !== '' || category !== 'all'}
          onClear={clear}
        >
          {null}
        </FilterBar>
      </div>
      <div className="nd-faq">
        <nav className="card" aria-label={t('faq.contents')}>
          <ul className="nd-faq-contents">
            {(['all', ...faqCategories] as const).map((name) => (
              <li key={name}>
                <Link
                  to={to({ category: name === 'all' ? null : name })}
                  className={`nd-faq-category ${name === category ? 'active' : ''}`}
                  aria-current={name === category ? 'true' : undefined}
                >
                  <T
                    id="common.option"
                    values={{ label: t(faqWords[name]), count: inCategory(name).length }}
                  />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="faq-heading" className="nd-faq-answers">
          <h2 id="faq-heading" className="h5">
            <T id={faqWords[category]} />
          </h2>
          {shown.length === 0 ? (
            <NoMatch title={t('faq.noMatch')} text={t('faq.noMatchText')} onClear={clear} />
          ) : (
            <Accordion entries={shown} />
          )}
        </section>
        <TitledCard title={t('faq.supporters')}>
          <p>
            <T id="faq.supportersLead" />
          </p>
          <ul className="list-unstyled">
            {supporters.map(({ name, part }) => (
              <li key={name} className="d-flex align-items-center gap-3 mb-2">
                <Avatar name={name} />
                <span>
                  <span className="d-block fw-semibold">{name}</span>
                  <span lang="en">{part}</span>
                </span>
              </li>
            ))}
          </ul>
          <Link to="/pages/knowledge-base" className="btn btn-outline-primary">
            <T id="faq.toKnowledge" />
          </Link>
        </TitledCard>
      </div>
    </>
  );
}
