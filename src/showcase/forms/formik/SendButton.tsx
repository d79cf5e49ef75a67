import { T } from '@/shared/i18n/text';

/** Stays where it is while an answer is awaited, and says so. */
export function SendButton({ isBusy }: { isBusy: boolean }) {
  return (
    <>
      <button type="submit" className="btn btn-primary" aria-disabled={isBusy} aria-busy={isBusy}>
        <T id={isBusy ? 'showcase:/forms/formik#sending' : 'chat.send'} />
      </button>
      <p role="status" className="visually-hidden">
        {isBusy && <T id="showcase:/forms/formik#sending" />}
      </p>
    </>
  );
}
