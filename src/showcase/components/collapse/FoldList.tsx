import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { Collapse } from 'reactstrap';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import './foldList.css';

const questions = ['scale', 'session', 'holiday'] as const;
type Question = (typeof questions)[number];

/**
 * Questions under one another that show their answers.
 * @param look `line`, `frame`, `shadow` or `apart`
 * @param several may be open at once
 * @param opensUnderPointer points are enough to open; a click or a key opens and closes all the same
 */
function FoldList({
  look = 'line',
  several = false,
  opensUnderPointer = false,
}: {
  look?: string;
  several?: boolean;
  opensUnderPointer?: boolean;
}) {
  const id = useId();
  const [open, setOpen] = useState<readonly Question[]>([]);
  const toggle = (one: Question) => {
    if (open.includes(one)) setOpen(open.filter((other) => other !== one));
    else setOpen(several ? [...open, one] : [one]);
  };
  return (
    <div className={`nd-folds nd-folds-${look}`}>
      {questions.map((one) => (
        <div key={one} className="nd-fold">
          <h3 className="nd-fold-heading">
            <button
              type="button"
              id={`${id}-${one}`}
              aria-expanded={open.includes(one)}
              aria-controls={`${id}-${one}-answer`}
              onClick={() => toggle(one)}
              onPointerEnter={({ pointerType }) => {
                // Nothing that is open closes by it, or what is pointed at would move away.
                if (opensUnderPointer && pointerType === 'mouse' && !open.includes(one))
                  setOpen([...open, one]);
              }}
            >
              <T id={`showcase:/components/collapse#${one}`} />
              <Icon of={ChevronDown} />
            </button>
          </h3>
          <Collapse
            isOpen={open.includes(one)}
            id={`${id}-${one}-answer`}
            role="region"
            aria-labelledby={`${id}-${one}`}
          >
            <div className="nd-fold-answer">
              <T id={`showcase:/components/collapse#${one}Answer`} />
            </div>
          </Collapse>
        </div>
      ))}
    </div>
  );
}

export { FoldList };
