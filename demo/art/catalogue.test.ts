import { expect, test } from 'vitest'
import { drawBrandLogo } from './brand-logo.ts'
import { categories } from '../categories.ts'
import { brands } from './brands.ts'
import { drawProduct, drawings } from './catalogue.ts'
import type { DrawingName } from './catalogue.ts'
import { drawCategoryTile } from './category-tile.ts'
import { heroes } from './heroes.ts'
import { linkPictures } from './link-pictures.ts'
import type { DrawingOptions } from './pen.ts'

const names = Object.keys(drawings) as DrawingName[]
const variants: readonly DrawingOptions[] = [
  {},
  { colour: 'blue', coupling: 'storz', count: 1, size: 0.1, label: 'A & <B> "C"' },
  { colour: 'white', coupling: 'camlock', count: 99, size: 9 },
  { coupling: 'threaded', count: 2 },
]

const tagOrText =
  /<(?<close>\/?)(?<name>[a-zA-Z]+)(?<attributes>(?: [a-zA-Z:-]+="[^"<]*")*)(?<single>\/?)>|(?:[^<>&]|&(?:amp|lt|gt|quot);)+/y

function hasRepeatedAttribute(attributes: string): boolean {
  const keys = [...attributes.matchAll(/ ([a-zA-Z:-]+)=/g)].map((match) => match[1])
  return new Set(keys).size !== keys.length
}

/** Finds the error in an XML text that only uses elements, quoted attributes and text, if any. */
function findXmlError(xml: string): string | undefined {
  const openTags: string[] = []
  let end = 0
  for (const match of xml.matchAll(new RegExp(tagOrText, 'gy'))) {
    end = match.index + match[0].length
    const tag = match.groups ?? {}
    if (tag['name'] === undefined) continue
    if (hasRepeatedAttribute(tag['attributes'] ?? '')) return `repeated attribute in ${match[0]}`
    if (tag['close'] === '/' && openTags.pop() !== tag['name']) return `unmatched ${match[0]}`
    if (tag['close'] === '' && tag['single'] === '') openTags.push(tag['name'])
  }
  if (end !== xml.length) return `at ${xml.slice(end, end + 40)}`
  return openTags.length === 0 ? undefined : `open ${openTags.join(' ')}`
}

function expectSafe(svg: string): void {
  expect(findXmlError(svg)).toBeUndefined()
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"[^>]*><title>[^<]+<\/title>/)
  expect(svg).not.toMatch(/<script|<style|<foreignObject|href|url\(| on[a-z]+=| id=|NaN|undefined/i)
}

test.each(names)('%s is well-formed, titled, safe and small in every variant', (name) => {
  for (const options of variants) {
    const svg = drawProduct(name, options)
    expectSafe(svg)
    expect(svg.length).toBeLessThan(16_000)
  }
})

test('ends, steps and gases change the drawing', () => {
  const male = { kind: 'male', inches: 2.5 } as const
  const female = { kind: 'female', inches: 2.5 } as const
  const storz = { kind: 'storz', inches: 2.5 } as const
  const adapters = [
    [male, male],
    [female, female],
    [female, male],
    [storz, female],
    [storz, { ...storz, inches: 4 }],
  ] as const
  expect(new Set(adapters.map((ends) => drawProduct('adapter', { ends }))).size).toBe(adapters.length)
  expect(drawProduct('step-chock', { steps: 2 })).not.toBe(drawProduct('step-chock'))
  expect(drawProduct('gas-detector', { count: 1 })).not.toContain('LEL')
  for (const ends of adapters) expectSafe(drawProduct('adapter', { ends, tag: '2.5 in' }))
})

test('all drawings and their titles differ', () => {
  expect(new Set(names.map((name) => drawProduct(name))).size).toBe(names.length)
  expect(new Set(names.map((name) => /<title>(.*?)<\/title>/.exec(drawProduct(name))?.[1])).size).toBe(names.length)
})

test('every brand has its own logo', () => {
  const logos = brands.map((brand) => drawBrandLogo(brand.key))
  for (const logo of logos) expectSafe(logo)
  expect(new Set(logos).size).toBe(15)
})

test('category tiles, heroes and pictures of links are well-formed and safe', () => {
  const tileNames = categories.flatMap(({ tile }) => tile ?? [])
  for (const name of tileNames) expectSafe(drawCategoryTile(name))
  for (const render of [...Object.values(heroes), ...Object.values(linkPictures)]) expectSafe(render())
  expect(new Set(tileNames.map(drawCategoryTile)).size).toBe(10)
})
