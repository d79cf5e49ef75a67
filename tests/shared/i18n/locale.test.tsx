import { render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createIntl } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { loadMessages } from '@/locales';
import { formatsOf } from '@/shared/i18n/format';
import { LocaleProvider, WithMessages } from '@/shared/i18n/LocaleProvider';
import { withEnglish } from '@/shared/i18n/messages';
import { T, useT } from '@/shared/i18n/text';
import { allMessages } from '@tests/support/allMessages';

const { en: english } = allMessages;

describe('IN03: a message that is missing', () => {
  it('is shown in English and reported once, by id', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { 'common.retry': _, ...rest } = { ...english, 'common.save': 'Speichern' };
    const messages = withEnglish('de', rest, english);
    withEnglish('de', rest, english);
    expect(messages['common.retry']).toBe('Retry');
    expect(messages['common.save']).toBe('Speichern');
    expect(warned.mock.calls).toEqual([['Messages missing in de: common.retry']]);
  });

  it('counts as missing when it is empty', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(withEnglish('fr', { ...english, 'common.retry': '' }, english)['common.retry']).toBe('Retry');
  });
});

it('AC15: the language of the document follows, and content stays while another is fetched', async () => {
  const page = (locale: 'en' | 'fr') => (
    <LocaleProvider locale={locale}>
      <T id="common.retry" />
    </LocaleProvider>
  );
  const { rerender } = render(page('en'));
  expect(screen.getByText('Retry')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  rerender(page('fr'));
  expect(screen.getByText('Retry')).toBeVisible();
  await waitFor(() => expect(document.documentElement.lang).toBe('fr'));
  expect(screen.queryByText('Retry')).toBeNull();
});

it('AC15: what needs more words waits for them, and has all of them at once in another language', async () => {
  const seen = new Set<string>();
  function Seen() {
    const t = useT();
    seen.add(`${t('common.retry')} ${t('app.offline')} ${t('alerts.title')}`);
    return null;
  }
  const page = (locale: 'en' | 'de') => (
    <LocaleProvider locale={locale}>
      <p>
        <T id="common.retry" />
      </p>
      <WithMessages of={['desk', 'alerts']} fallback="…">
        <Seen />
      </WithMessages>
    </LocaleProvider>
  );
  const { rerender } = render(page('en'));
  expect(screen.getByText('Retry')).toBeVisible();
  expect(seen.size).toBe(0);
  await waitFor(() => expect(seen.size).toBe(1));
  rerender(page('de'));
  await waitFor(() => expect(document.documentElement.lang).toBe('de'));
  const whole = ({
    messages,
  }: {
    messages: Record<'common.retry' | 'app.offline' | 'alerts.title', string>;
  }) => `${messages['common.retry']} ${messages['app.offline']} ${messages['alerts.title']}`;
  expect([...seen]).toEqual([whole({ messages: english }), whole({ messages: allMessages.de })]);
});

describe('parts of the messages', () => {
  const shownIn = (id: 'medicines.search' | 'alerts.title', locale: 'en' | 'fr') => allMessages[locale][id];
  const page = (locale: 'en' | 'fr', more: boolean) => (
    <LocaleProvider locale={locale}>
      <WithMessages of={['medicines']} fallback="…">
        <input aria-label="typed" />
        <p>
          <T id="medicines.search" />
        </p>
      </WithMessages>
      {more && (
        <WithMessages of={['alerts']} fallback="…">
          <p>
            <T id="alerts.title" />
          </p>
        </WithMessages>
      )}
    </LocaleProvider>
  );

  it('that are asked for at once are all there, and none goes when another comes', async () => {
    const gone = vi.fn<(id: string) => void>();
    // Both are at hand, so that they come in the same moment.
    await Promise.all([loadMessages('en', 'medicines'), loadMessages('en', 'alerts')]);
    function Staying({ id }: { id: 'medicines.search' | 'alerts.title' }) {
      useEffect(() => () => gone(id), [id]);
      return (
        <p>
          <T id={id} />
        </p>
      );
    }
    const { unmount } = render(
      <LocaleProvider locale="en">
        <WithMessages of={['medicines']} fallback="…">
          <Staying id="medicines.search" />
        </WithMessages>
        <WithMessages of={['alerts']} fallback="…">
          <Staying id="alerts.title" />
        </WithMessages>
      </LocaleProvider>,
    );
    expect(await screen.findByText(shownIn('medicines.search', 'en'))).toBeVisible();
    expect(await screen.findByText(shownIn('alerts.title', 'en'))).toBeVisible();
    expect(gone).not.toHaveBeenCalled();
    unmount();
  });

  it('stay through a change of language, and those asked for meanwhile come with it', async () => {
    const { rerender } = render(page('en', false));
    const field = await screen.findByLabelText('typed');
    rerender(page('fr', true));
    expect(await screen.findByText(shownIn('alerts.title', 'fr'))).toBeVisible();
    expect(screen.getByText(shownIn('medicines.search', 'fr'))).toBeVisible();
    // Nothing was taken away while they were on their way: what was typed is still there.
    expect(screen.getByLabelText('typed')).toBe(field);
  });
});

describe('formats', () => {
  const german = formatsOf(createIntl({ locale: 'de', messages: {} }));

  it('write numbers as the language does, with the decimals asked for', () => {
    expect(german.number(1234.5, 1)).toBe('1.234,5');
    expect(german.percent(0.42)).toBe('42\u00a0%');
  });

  it('show a calendar date as it is, in any zone', () => {
    expect(german.day('2026-03-29')).toBe('29.03.2026');
  });

  it('show an instant in the zone they are given, across the change to summer time', () => {
    expect(german.time('2026-03-29T00:30:00Z', 'Europe/Berlin')).toBe('01:30');
    expect(german.time('2026-03-29T01:30:00Z', 'Europe/Berlin')).toBe('03:30');
    expect(german.moment('2026-11-20T23:30:00Z', 'Europe/Berlin')).toMatch(/21\.11\.2026/);
  });

  it('tell how long ago in the largest whole unit', () => {
    const now = Date.parse('2026-11-20T11:00:00Z');
    expect(german.ago(now - 3 * 3_600_000, now)).toBe('vor 3 Stunden');
    expect(german.ago(now - 40 * 3_600_000, now)).toBe('vor 1 Tag');
    expect(german.ago(now - 49 * 3_600_000, now)).toBe('vor 2 Tagen');
  });

  it.each([
    ['en-GB', '5 minutes ago', 'now'],
    ['de', 'vor 5 Minuten', 'jetzt'],
    ['fr', 'il y a 5 minutes', 'maintenant'],
    ['pt-PT', 'há 5 minutos', 'agora'],
  ])('tell in %s what was a moment ago', (locale, minutes, moment) => {
    const formats = formatsOf(createIntl({ locale, messages: {} }));
    const now = Date.parse('2026-11-20T11:00:00Z');
    expect(formats.ago(now - 5 * 60_000, now)).toBe(minutes);
    expect(formats.ago(now - 59_000, now)).toBe(moment);
  });
});
