import { expect, test } from 'vitest';
import { brandLogo } from './brand-logo.ts';
import { brands } from './brands.ts';
import { draw, drawings } from './catalogue.ts';
import type { DrawingName } from './catalogue.ts';
import { categoryTile, tileNames } from './category-tile.ts';
import { heroes } from './heroes.ts';
import type { DrawingOptions } from './pen.ts';

const names = Object.keys(drawings) as DrawingName[];
const variants: readonly DrawingOptions[] = [
  {},
  { colour: 'blue', coupling: 'storz', count: 1, size: 0.1, label: 'A & <B> "C"' },
  { colour: 'white', coupling: 'camlock', count: 99, size: 9 },
  { coupling: 'threaded', count: 2 },
];

/** The fault in an XML text that only uses elements, quoted attributes and text, or nothing. */
function faultIn(xml: string): string | undefined {
  const open: string[] = [];
  let rest = xml;
  while (rest !== '') {
    const tag = /^<(\/?)([a-zA-Z]+)((?: [a-zA-Z:-]+="[^"<]*")*)(\/?)>/.exec(rest);
    const text = /^(?:[^<>&]|&(?:amp|lt|gt|quot);)+/.exec(rest);
    const taken = tag?.[0] ?? text?.[0];
    if (taken === undefined) return `at ${rest.slice(0, 40)}`;
    if (tag?.[1] === '/' && open.pop() !== tag[2]) return `unmatched ${taken}`;
    if (tag?.[1] === '' && tag[4] === '') open.push(tag[2] ?? '');
    const keys = [...(tag?.[3] ?? '').matchAll(/ ([a-zA-Z:-]+)=/g)].map((match) => match[1]);
    if (new Set(keys).size !== keys.length) return `repeated attribute in ${taken}`;
    rest = rest.slice(taken.length);
  }
  return open.length === 0 ? undefined : `open ${open.join(' ')}`;
}

function expectSafe(svg: string): void {
  expect(faultIn(svg)).toBeUndefined();
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"[^>]*><title>[^<]+<\/title>/);
  expect(svg).not.toMatch(/<script|<style|<foreignObject|href|url\(| on[a-z]+=| id=|NaN|undefined/i);
}

test.each(names)('%s is well-formed, titled, safe and small in every variant', (name) => {
  for (const options of variants) {
    const svg = draw(name, options);
    expectSafe(svg);
    expect(svg.length).toBeLessThan(16_000);
  }
});

test('no two drawings are alike', () => {
  expect(new Set(names.map((name) => draw(name))).size).toBe(names.length);
  expect(new Set(names.map((name) => /<title>(.*?)<\/title>/.exec(draw(name))?.[1])).size).toBe(names.length);
});

test('every maker has a logo of its own', () => {
  const logos = brands.map((brand) => brandLogo(brand.key));
  logos.forEach(expectSafe);
  expect(new Set(logos).size).toBe(15);
});

test('category tiles and heroes are well-formed and safe', () => {
  tileNames.map(categoryTile).forEach(expectSafe);
  Object.values(heroes).map((hero) => hero()).forEach(expectSafe);
  expect(tileNames).toHaveLength(10);
});
