import axios from 'axios';
import fc from 'fast-check';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FlatParams } from '@/shared/api/flatParams';
import { checkNeeds, replacedFiles } from '../../scripts/callsOfBrowsers.ts';

it('what is replaced is there', () => {
  expect(replacedFiles.filter((file) => !existsSync(file))).toEqual([]);
});

it('nothing of the program names what is left out, and what does is refused', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!server|vendor).*\.tsx?$/.test(file),
  );
  for (const file of files) checkNeeds(readFileSync(`src/${file}`, 'utf8'), file);
  expect(files.length).toBeGreaterThan(1000);
  expect(() => checkNeeds('const source = axios.CancelToken.source();', 'call.ts')).toThrow('CancelToken');
  expect(() => checkNeeds("headers: { 'Content-Type': 'multipart/form-data' }", 'call.ts')).toThrow(
    'multipart',
  );
  expect(() => checkNeeds('http.postForm(url, {})', 'call.ts')).toThrow('postForm');
});

it('parameters are written as axios writes them', () => {
  const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(undefined), fc.constant(null));
  const key = fc.stringMatching(/^[a-z]\w*$/);
  const encode = (text: string) =>
    encodeURIComponent(text)
      .replace(/%3A/gi, ':')
      .replace(/%24/g, '$')
      .replace(/%2C/gi, ',')
      .replace(/%20/g, '+');
  fc.assert(
    fc.property(fc.dictionary(key, fc.oneof(scalar, fc.array(scalar))), (params) => {
      const address = axios.getUri({ url: '/path', params });
      const own = new FlatParams(params).toString(encode);
      expect(own === '' ? '/path' : `/path?${own}`).toBe(address);
    }),
  );
  expect(() => new FlatParams({ filter: { name: 'a' } })).toThrow('filter');
});
