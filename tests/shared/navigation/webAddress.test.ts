import { describe, expect, it } from 'vitest';
import { webAddress } from '@/shared/navigation/webAddress';

describe('XS03: the address of a link to another site', () => {
  it.each([
    ['https://guideline.test/kidney?id=1#top', 'https://guideline.test/kidney?id=1#top'],
    ['HTTP://Guideline.test', 'http://guideline.test/'],
  ])('%j is one', (text, address) => {
    expect(webAddress(text)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://guideline.test/1',
    'file:///etc/hosts',
    '//guideline.test',
    '/alerts',
    'https://',
    '',
  ])('%j is none', (text) => {
    expect(webAddress(text)).toBeNull();
  });
});
