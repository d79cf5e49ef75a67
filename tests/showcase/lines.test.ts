import { describe, expect, it } from 'vitest';
import { languageThere, lowlight } from '@/showcase/frame/languages';
import { linesNamed, linesOf, type Tree } from '@/showcase/frame/lines';

const textOf = (node: Tree): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

describe('the lines of a highlighted text', () => {
  it('are those of the text, each with its break', () => {
    const code = '/* one\n * two */\nconst three = 3;';
    const lines = linesOf(lowlight.highlight('typescript', code).children);
    expect(lines.map((line) => line.map(textOf).join(''))).toEqual([
      '/* one\n',
      ' * two */\n',
      'const three = 3;',
    ]);
  });

  it('keep the colour of what reaches over several of them', () => {
    const lines = linesOf(lowlight.highlight('typescript', '/* one\n two */').children);
    const classes = lines.map(([first]) => first?.type === 'element' && first.properties.className);
    expect(classes).toEqual([['hljs-comment'], ['hljs-comment']]);
  });

  it('are named by numbers and spans, in any order, and never endlessly', () => {
    expect([...linesNamed('2, 4-6')]).toEqual([2, 4, 5, 6]);
    expect([...linesNamed('nothing')]).toEqual([]);
    expect([...linesNamed('6-4')]).toEqual([]);
    expect(linesNamed('1-99999999999').size).toBeLessThan(10_000);
  });
});

describe('the languages', () => {
  it('are fetched when they are wanted, once', async () => {
    expect(lowlight.registered('sql')).toBe(false);
    expect(languageThere('sql')).toBe(languageThere('sql'));
    await languageThere('sql');
    expect(lowlight.registered('sql')).toBe(true);
  });
});
