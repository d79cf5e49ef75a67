import { useWatch, type Control } from 'react-hook-form';
import { MOST_DEFAULTS } from '@/domain/category/userCategory';
import { fluidPlans } from '@/features/fluidPlans/slice';
import { questionnaires } from '@/features/questioners/slice';
import { CheckListField } from '@/shared/forms/CheckListField';
import { SelectField } from '@/shared/forms/SelectField';
import { T, useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { useArticleTitles } from '../useArticleTitles';
import type { CategoryEntries } from './categoryEntries';

interface Choice {
  value: string;
  label: string;
}

/** The choices there are, with those that are chosen and no longer among them. */
function withChosen(options: readonly Choice[], chosen: readonly string[], nameOf: (id: string) => string) {
  const gone = chosen.filter((id) => !options.some(({ value }) => value === id));
  return [...options, ...gone.map((value) => ({ value, label: nameOf(value) }))];
}

/** What somebody who is enrolled into the category is proposed. */
export function DefaultFields({ control }: { control: Control<CategoryEntries> }) {
  const t = useT();
  const plans = useEntities(fluidPlans);
  const asked = useEntities(questionnaires);
  const posts = useArticleTitles();
  const [plan, given, read] = useWatch({ control, name: ['fluidPlan', 'questionnaires', 'articles'] });
  const nameOf = (rows: readonly { id: string; name: string }[]) => (id: string) =>
    t('categories.withdrawn', { name: rows.find((one) => one.id === id)?.name ?? id });
  const open = (rows: readonly { id: string; name: string; status: string }[], status: string) =>
    rows.filter((one) => one.status === status).map(({ id, name }) => ({ value: id, label: name }));
  const planChoices = withChosen(open(plans.rows, 'active'), plan === '' ? [] : [plan], nameOf(plans.rows));
  const questions = withChosen(open(asked.rows, 'published'), given, nameOf(asked.rows));
  const articles = withChosen(open(posts, 'published'), read, nameOf(posts));
  return (
    <fieldset>
      <legend className="h6">
        <T id="categories.defaults" />
      </legend>
      <p className="form-text mt-0">
        <T id="categories.defaultsHint" />
      </p>
      <SelectField
        control={control}
        name="fluidPlan"
        label={t('categories.fluidPlan')}
        options={[{ value: '', label: t('categories.noPlan') }, ...planChoices]}
      />
      {questions.length > 0 && (
        <CheckListField
          control={control}
          name="questionnaires"
          label={t('categories.questionnaires')}
          errorValues={{ max: MOST_DEFAULTS }}
          options={questions}
        />
      )}
      {articles.length > 0 && (
        <CheckListField
          control={control}
          name="articles"
          label={t('categories.articles')}
          errorValues={{ max: MOST_DEFAULTS }}
          options={articles}
        />
      )}
    </fieldset>
  );
}
