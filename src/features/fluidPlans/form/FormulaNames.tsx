import { functions, variableNames, type FunctionName } from '@/domain/fluid/formula/formulaNames';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';

/** What a function is inserted as, and what it does. */
const functionWords: Record<FunctionName, { piece: string; word: MessageId }> = {
  min: { piece: 'min(; )', word: 'fluidPlans.functionMin' },
  max: { piece: 'max(; )', word: 'fluidPlans.functionMax' },
  round: { piece: 'round()', word: 'fluidPlans.functionRound' },
  if: { piece: 'if(sex == female; ; )', word: 'fluidPlans.functionIf' },
};
const functionNames = Object.keys(functions) as FunctionName[];

/** Everything that a formula may name, with its unit and meaning: a press puts it where the caret stands. */
export function FormulaNames({ onInsert }: { onInsert: (piece: string) => void }) {
  const t = useT();
  const entries = [
    ...variableNames.map((name) => ({
      name: String(name),
      piece: String(name),
      said: t(`formula.name_${name}`),
    })),
    ...functionNames.map((name) => ({
      name: `${name}( )`,
      piece: functionWords[name].piece,
      said: t(functionWords[name].word),
    })),
  ];
  return (
    <details className="nd-names mb-3">
      <summary>
        <T id="fluidPlans.names" />
      </summary>
      <ul className="list-unstyled mb-0">
        {entries.map(({ name, piece, said }) => (
          <li key={name}>
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              aria-label={t('fluidPlans.insert', { name, said })}
              onClick={() => onInsert(piece)}
            >
              <code dir="ltr">{name}</code>
            </button>{' '}
            <span>{said}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
