import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Icon } from '@/shared/ui/Icon';

/** Questions under one another, of which one at a time shows its answer. Their texts are samples, in English. */
export function Accordion({
  entries,
}: {
  entries: readonly { id: string; title: string; answer: string }[];
}) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div className="nd-accordion">
      {entries.map(({ id, title, answer }) => (
        <div key={id} className="nd-accordion-entry">
          <h3 className="nd-accordion-heading">
            <button
              type="button"
              id={`question-${id}`}
              className="nd-accordion-button"
              aria-expanded={open === id}
              aria-controls={`answer-${id}`}
              onClick={() => setOpen(open === id ? null : id)}
            >
              <span lang="en">{title}</span>
              <Icon of={ChevronDown} className={open === id ? 'nd-accordion-open' : ''} />
            </button>
          </h3>
          <div
            id={`answer-${id}`}
            role="region"
            aria-labelledby={`question-${id}`}
            className="nd-accordion-answer"
            lang="en"
            hidden={open !== id}
          >
            {answer}
          </div>
        </div>
      ))}
    </div>
  );
}
