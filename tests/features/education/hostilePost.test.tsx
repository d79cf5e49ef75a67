import { screen, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import type { Article } from '@/domain/education/article';
import { care } from '@/shared/api/http';
import { renderApp } from '@tests/support/renderApp';
import { aPost } from '../../domain/education/drafts';

it('XS01 XS09: a hostile post of another server is words in the list, the reader and the report', async () => {
  const bad = '<img src=x onerror="window.__pwned=1">{0} \'\' #';
  const hostile = (post: Article): Article => {
    const body = {
      type: 'doc',
      content: [
        { type: 'script', content: [{ type: 'text', text: bad }] },
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'Go on',
              marks: [{ type: 'link', attrs: { href: 'javascript:window.__pwned=1' } }],
            },
          ],
        },
        { type: 'figure', attrs: { src: 'https://evil.example/x.png', alt: bad, caption: bad } },
        { type: 'video', attrs: { href: 'javascript:window.__pwned=1', title: bad, transcript: bad } },
      ],
    };
    const texts = { en: { title: bad, summary: bad, body } } as unknown as Article['texts'];
    const own = {
      texts,
      tags: ['<b>{x}</b>'],
      author: bad,
      sources: [{ label: bad, url: 'javascript:window.__pwned=1' }],
    };
    return { ...post, ...own, status: 'cursed' as 'draft', published: { ...aPost(), ...own } };
  };
  const changed = care.interceptors.response.use((answer) => {
    if (!answer.config.url?.startsWith('/articles') || answer.config.method !== 'get') return answer;
    const data = answer.data as { items: Article[] };
    return {
      ...answer,
      data: { ...data, items: data.items.map((post) => (post.id === 'post1' ? hostile(post) : post)) },
    };
  });
  onTestFinished(() => care.interceptors.response.eject(changed));
  const app = await renderApp('/user/profile', { as: 'USER' });
  await care.post('/articles', aPost());
  await app.router.navigate('/therapeuticEducation');
  const link = await screen.findByText(bad, { selector: 'a *' });
  expect(within(screen.getByRole('table')).getByText('unknown: cursed')).toBeVisible();
  await app.user.click(link);
  const article = await screen.findByRole('article');
  expect(within(article).getByText('Go on')).toBeVisible();
  expect(within(article).getAllByText(bad).length).toBeGreaterThan(1);
  const main = screen.getByRole('main');
  expect(main.querySelector('img, script, iframe, video, [onerror]')).toBeNull();
  expect([...main.querySelectorAll('a')].map((one) => one.protocol)).not.toContain('javascript:');
  expect(globalThis).not.toHaveProperty('__pwned');
});
