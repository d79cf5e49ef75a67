import { useRef, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { notAddresses, recipientsOf } from '@/shared/demonstration/recipients';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';

/** In words, as long as it holds of what is typed. */
function errorOf(problem: 'none' | 'bad' | null, bad: readonly string[]) {
  if (problem === 'none') return <T id="invoice.noAddress" />;
  if (problem === null || bad.length === 0) return null;
  const addresses = <bdi>{bad.join(', ')}</bdi>;
  return <T id="mail.badAddress" values={{ count: bad.length, addresses }} />;
}

/**
 * Sends the invoice to an address.
 * @param onSend returns the address of the page where what was sent can be read
 */
export function SendForm({ onSend }: { onSend: (to: string[]) => string }) {
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<'none' | 'bad' | null>(null);
  const [sent, setSent] = useState<{ to: string; where: string } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const to = recipientsOf(address);
  const bad = notAddresses(to);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = to.length === 0 ? 'none' : bad.length > 0 ? 'bad' : null;
    setProblem(found);
    if (found === null) {
      setSent({ to: to.join(', '), where: onSend(to) });
      setAddress('');
    } else {
      setSent(null);
      input.current?.focus();
    }
  };
  return (
    <form noValidate className="nd-invoice-send" onSubmit={submit}>
      <Field className="" label={<T id="invoice.address" />} required error={errorOf(problem, bad)}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="email"
            className="form-control"
            dir="ltr"
            autoComplete="off"
            value={address}
            onChange={({ target }) => {
              setAddress(target.value);
              if (problem === 'none') setProblem(null);
            }}
          />
        )}
      </Field>
      <button type="submit" className="btn btn-primary">
        <T id="invoice.send" />
      </button>
      <div role="status">
        {sent && (
          <>
            <T id="invoice.sentTo" values={{ address: <bdi>{sent.to}</bdi> }} />{' '}
            <Link to={sent.where}>
              <T id="invoice.openSent" />
            </Link>
          </>
        )}
      </div>
    </form>
  );
}
