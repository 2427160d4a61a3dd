import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listBlockKinds } from '../registry/blocks.ts'
import type { StoredBlock } from '../render/document.ts'
import { listPageProblems } from './check-page.ts'
import type { PageLookups, SectionDetails } from './page-lookups.ts'

const pictures = new Map([
  ['/gone.png', null],
  ['/huge.png', { byteSize: 9_000_000, width: 8000, height: 4000 }],
  ['/small.png', { byteSize: 90_000, width: 800, height: 400 }],
])
const SECTIONS: Readonly<Record<string, SectionDetails | null>> = {
  live: { title: 'Terms', isLive: true },
  draft: { title: 'Terms', isLive: false },
  deleted: null,
}
const lookups: PageLookups = {
  isExistingPath: (path) => ['/', '/contact-us'].includes(path),
  findPicture: (url) => pictures.get(url),
  findSection: (id) => SECTIONS[id],
  isExistingPartNumber: (partNumber) => (partNumber.startsWith('?') ? undefined : partNumber.startsWith('HR-')),
}
const block = (type: string, settings: Readonly<Record<string, unknown>> = {}): StoredBlock => ({
  type,
  props: { id: 'it', ...settings },
})
const title = block('text', { id: 'title', blockVersion: 2, headingTag: 'h1', text: 'Title' })
const text = (settings: Readonly<Record<string, unknown>>) =>
  block('text', { blockVersion: 2, headingTag: 'p', text: 'Words', ...settings })

/** Lists the problems of a block on a page that is otherwise valid. */
function listProblems(...blocks: readonly StoredBlock[]): readonly string[] {
  return listPageProblems({ root: {}, content: [title, ...blocks] }, lookups).map(
    ({ level, setting, message }) => `${level} ${setting ?? '-'}: ${message}`,
  )
}

const slide = { isShown: true, image: '/small.png', title: 'Now' }
const picture = { src: '/small.png', alt: 'A hose' }

test.each<[string, StoredBlock, readonly string[]]>([
  ['a picture with words', block('image', picture), []],
  [
    'a picture without words',
    block('image', { src: '/small.png' }),
    ['error alt: The picture has no alternative text: writ'],
  ],
  [
    'a picture of blanks',
    block('image', { src: '/small.png', alt: '  ' }),
    ['error alt: The picture has no alternative text: writ'],
  ],
  ['a picture that only decorates', block('image', { src: '/small.png', isDecoration: true }), []],
  [
    'one that only decorates, but leads somewhere',
    block('image', { src: '/small.png', isDecoration: true, href: '/' }),
    ['error alt: The picture has no alternative text: writ'],
  ],
  ['a picture link with a title', block('image-link', { image: '/small.png', title: 'Hose', href: '/' }), []],
  [
    'a picture link without any words',
    block('image-link', { image: '/small.png', href: '/' }),
    ['error alt: The picture has no alternative text: writ'],
  ],
  [
    'a slide without words',
    block('hero-slider', { slides: [slide, { ...slide, title: '' }] }),
    ['error slides.1.title: The slide is a picture without words: gi'],
  ],
  [
    'a slide whose words are not shown',
    block('hero-slider', { slides: [{ ...slide, showTitle: false }] }),
    ['error slides.0.title: The slide is a picture without words: gi'],
  ],
  ['a slide that is not shown', block('hero-slider', { slides: [{ ...slide, title: '', isShown: false }] }), []],
  [
    'a picture of the library, which knows its words',
    block('image-provider', { imageInfo: [{ url: '/small.png', contentKey: 'k' }], content: [text({ id: 'in' })] }),
    [],
  ],
  [
    'a picture of nobody',
    block('image-provider', { imageInfo: [{ url: '/small.png' }], content: [text({ id: 'in' })] }),
    ['error imageInfo.0.altText: The picture has no alternative text: writ'],
  ],
  [
    'a picture in a text',
    block('rich-text', { text: '<p><img src="/small.png"> and <img src="/small.png" alt=""></p>' }),
    ['error text: A picture in the text has no alternative'],
  ],
])('alternative texts: %s [BLK-10]', (_, stored, expected) => {
  expect(listProblems(stored)).toEqual(expected.map((beginning): unknown => expect.stringContaining(beginning)))
})

test.each<[string, StoredBlock, readonly string[]]>([
  ['a section that is published', block('saved-section', { sectionId: 'live' }), []],
  ['a section that is not known yet', block('saved-section', { sectionId: 'new' }), []],
  [
    'a section that is not published',
    block('saved-section', { sectionId: 'draft' }),
    ['warning sectionId: The saved section “Terms” is not published: visitors see the page without it.'],
  ],
  [
    'a section that was deleted',
    block('saved-section', { sectionId: 'deleted' }),
    ['error sectionId: The saved section does not exist any more: choose another one, or delete the block.'],
  ],
  ['no section', block('saved-section'), ['warning sectionId: No section is chosen: nothing is shown.']],
])('saved sections: %s [SLT-08]', (_, stored, expected) => {
  expect(listProblems(stored)).toEqual(expected)
})

test.each<[string, readonly StoredBlock[], readonly string[]]>([
  [
    'in order',
    [
      block('text', { id: 'b', blockVersion: 2, headingTag: 'h2', text: 'B' }),
      block('rich-text', { text: '<h3>C</h3><h2>D</h2>' }),
    ],
    [],
  ],
  [
    'a level left out',
    [block('text', { id: 'b', blockVersion: 2, headingTag: 'h4', text: 'B' })],
    ['warning headingTag: This heading is of level 4, but the one b'],
  ],
  [
    'that differs by device',
    [block('text', { id: 'b', blockVersion: 2, headingTag: { desktop: 'h4', mobile: 'h2' }, text: 'B' })],
    ['warning headingTag.desktop: This heading is of level 4, but'],
  ],
  [
    'two of the first level',
    [block('text', { id: 'b', blockVersion: 2, headingTag: 'h1', text: 'B' })],
    ['warning headingTag: The page has more than one heading of le'],
  ],
  [
    'of an older version',
    [block('text', { id: 'b', tag: 'h4', text: 'B' })],
    ['warning headingTag: This heading is of level 4, but the one b'],
  ],
])('headings: %s [BLK-10]', (_, blocks, expected) => {
  expect(listProblems(...blocks)).toEqual(expected.map((beginning): unknown => expect.stringContaining(beginning)))
})

const card = block('product-card', { headingTag: 'h4' })
const NO_PRODUCT = 'error -: There is no product for this card: it is not shown. '
const DEEP = 'warning headingTag: This heading is of level 4, but the one b'
const listed = (...content: readonly StoredBlock[]) =>
  block('product-list-provider', { id: 'list', partNumbers: 'HR-1', content })

test.each<[string, StoredBlock, readonly string[]]>([
  ['by itself', card, [NO_PRODUCT]],
  ['in a box', block('flexible', { id: 'box', content: [card] }), [NO_PRODUCT]],
  ['in a grid of nothing', block('grid', { id: 'grid', content: [card] }), [NO_PRODUCT]],
  ['beside what repeats products', listed(block('grid', { id: 'grid' }), card), [NO_PRODUCT]],
  ['with a product', block('product-provider', { id: 'one', productId: 'p', content: [card] }), [DEEP]],
  ['in a grid of products', listed(block('grid', { id: 'grid', content: [card] })), [DEEP]],
  [
    'with a product that nobody chose',
    block('product-provider', { id: 'one', content: [card] }),
    ['error productId: No product is chosen: what is inside is not shown.'],
  ],
])(
  'a product card %s says so when it is not shown, and its heading counts only when it is [BLK-10]',
  (_, stored, expected) => {
    expect(listProblems(stored)).toEqual(expected.map((beginning): unknown => expect.stringContaining(beginning)))
  },
)

test('warns about a page without a heading of level 1, but not about an empty page [BLK-10]', () => {
  expect(listPageProblems({ root: {}, content: [text({})] }, lookups)).toMatchObject([
    { level: 'warning', blockId: null, setting: null },
  ])
  expect(listPageProblems({ root: {}, content: [] }, lookups)).toEqual([])
})

test('does not contradict itself about a page that begins with a deep heading [BLK-10]', () => {
  const deep = block('text', { id: 'deep', blockVersion: 2, headingTag: 'h5', text: 'Deep' })
  const messages = (...content: readonly StoredBlock[]) =>
    listPageProblems({ root: {}, content }, lookups).map(({ blockId, message }) => [blockId, message])
  const firstHeadingProblem = ['deep', 'This is the first heading of the page, but of level 5: begin with level 1.']
  expect(messages(deep)).toEqual([
    [null, 'The page has no heading of level 1, which says what it is about.'],
    firstHeadingProblem,
  ])
  expect(messages(deep, title)).toEqual([firstHeadingProblem])
})

test.each<[string, StoredBlock, readonly string[]]>([
  ['as the design has it', text({}), []],
  [
    'dark on light, which cannot be read in the dark look',
    text({ textColor: '#14181c' }),
    ['error textColor: This text can hardly be read on its back'],
  ],
  ['both chosen, and far enough apart', text({ textColor: '#ffffff', backgroundColor: '#14181c' }), []],
  [
    'both chosen, and too near',
    text({ textColor: '#777777', backgroundColor: '#ffffff' }),
    ['error textColor: This text can hardly be read on its back'],
  ],
  ['near, but large', text({ textColor: '#777777', backgroundColor: '#ffffff', fontSize: 32 }), []],
  ['a background of the design with its own ink', text({ backgroundColor: 'accent' }), []],
  [
    'a background of its own under the usual ink',
    text({ backgroundColor: '#14181c' }),
    ['error backgroundColor: This text can hardly be read on its back'],
  ],
  [
    'on the background of the block around it',
    block('flexible', { id: 'box', backgroundColor: '#14181c', content: [text({ textColor: '#ffffff' })] }),
    [],
  ],
  ['a background that lets something through', text({ textColor: '#777777', backgroundColor: '#ffffff80' }), []],
  [
    'a slide',
    block('hero-slider', { slides: [{ ...slide, textColour: '#888888', containerColour: '#999999' }] }),
    ['error slides.0.textColour: This text can hardly be read on its back'],
  ],
  [
    'the button of a slide',
    block('hero-slider', { slides: [{ ...slide, buttonHref: '/', buttonColour: '#ffffff' }] }),
    ['error slides.0.buttonColour: This text can hardly be read on its back'],
  ],
])('contrast: %s [BLK-10]', (_, stored, expected) => {
  expect(listProblems(stored)).toEqual(expected.map((beginning): unknown => expect.stringContaining(beginning)))
})

test.each<[string, StoredBlock, readonly string[]]>([
  ['to a page that is there', block('button', { label: 'Go', href: '/contact-us?about=hose#form' }), []],
  [
    'to a page that is not there',
    block('button', { label: 'Go', href: '/gone' }),
    ['error href: There is no page at /gone.'],
  ],
  ['elsewhere', block('button', { label: 'Go', href: 'https://elsewhere.example/gone' }), []],
  [
    'to a script',
    block('button', { label: 'Go', href: 'javascript:alert(1)' }),
    ['error href: javascript:alert(1) is no address that c'],
  ],
  [
    'in a text',
    block('rich-text', { text: '<a href="/gone">x</a><a href="/">y</a>' }),
    ['error text: There is no page at /gone.'],
  ],
  [
    'in a list',
    block('breadcrumb', {
      crumbs: [
        { label: 'Home', href: '/' },
        { label: 'Gone', href: '/gone' },
      ],
    }),
    ['error crumbs.1.href: There is no page at /gone.'],
  ],
  [
    'that a value fills',
    block('category-provider', {
      categoryId: '{!Route.recordId}',
      content: [block('button', { id: 'b', label: 'Go', href: '{!Category.link}' })],
    }),
    [],
  ],
])('links: %s [BLK-10]', (_, stored, expected) => {
  expect(listProblems(stored)).toEqual(expected.map((beginning): unknown => expect.stringContaining(beginning)))
})

test.each<[string, StoredBlock, readonly string[]]>([
  ['there and small', block('image', picture), []],
  ['gone', block('image', { ...picture, src: '/gone.png' }), ['error src: This picture is not in the media library']],
  [
    'very large',
    block('image', { ...picture, src: '/huge.png' }),
    ['warning src: This picture is very large: 9.0 MB, 8000'],
  ],
  ['that nobody can tell of', block('image', { ...picture, src: 'https://elsewhere.example/x.png' }), []],
])('pictures: %s [BLK-10]', (_, stored, expected) => {
  expect(listProblems(stored)).toEqual(expected.map((beginning): unknown => expect.stringContaining(beginning)))
})

test.each<[string, StoredBlock, readonly string[]]>([
  ['that are all known', block('product-list', { partNumbers: 'HR-1, HR-2' }), []],
  [
    'of which some are not',
    block('product-list', { partNumbers: 'HR-1, XX-2,XX-3 , XX-2' }),
    ['warning partNumbers: The shop has no product with the part numbers XX-2 and XX-3. The others are shown.'],
  ],
  [
    'of which none is',
    block('product-list-provider', { partNumbers: 'XX-2', content: [text({ id: 'in' })] }),
    ['error partNumbers: The shop has no product with the part number XX-2.'],
  ],
  ['that nobody has asked for yet', block('product-list', { partNumbers: '?-1' }), []],
  [
    'with other things than commas between them',
    block('product-list', { partNumbers: 'HR-1; HR-2\tXX-2\nHR 3\r\nHR-4' }),
    ['warning partNumbers: The shop has no product with the part numbers XX-2 and HR 3. The others are shown.'],
  ],
  ['that a value fills', block('product-list', { partNumbers: '{!Route.recordId}' }), []],
])('part numbers: %s [BLK-10]', (_, stored, expected) => {
  expect(listProblems(stored)).toEqual(expected)
})

test.each<[string, StoredBlock, readonly string[]]>([
  [
    'a value that nobody gives',
    text({ text: '{!Product.name}' }),
    ["error text: Nothing is called 'Product' here. Known "],
  ],
  [
    'a product that nobody chose',
    block('product-provider', { content: [text({ id: 'in' })] }),
    ['error productId: No product is chosen: what is inside is '],
  ],
  ['a form that asks nothing', block('form'), ['error fields: The form asks nothing.']],
  [
    'questions of one name',
    block('form', {
      fields: [
        { name: 'a', label: 'A' },
        { name: 'a', label: 'B' },
      ],
    }),
    ['error fields.1.name: Another question is called a too.'],
  ],
  [
    'a question without words',
    block('form', { fields: [{ name: 'a' }] }),
    ['error fields.0.label: Every question needs its words and a nam'],
  ],
  ['a provider with nothing in it', block('account-provider'), ['warning -: There is nothing in it.']],
])('what is missing: %s [BLK-10]', (_, stored, expected) => {
  expect(listProblems(stored)).toEqual(expected.map((beginning): unknown => expect.stringContaining(beginning)))
})

test.each<[string, StoredBlock, readonly string[]]>([
  [
    'not written yet',
    text({ text: 'What this page is about' }),
    ['warning text: These are still the words of the temp'],
  ],
  [
    'of a slide',
    block('hero-slider', { slides: [{ ...slide, title: 'Say it in one line' }] }),
    ['warning slides.0.title: These are still the words of the temp'],
  ],
  ['that are good as they are', text({ text: 'Questions and answers' }), []],
  ['written', text({ text: 'What this page is about: hose' }), []],
])('texts of a template: %s [BLK-10]', (_, stored, expected) => {
  expect(listProblems(stored)).toEqual(expected.map((beginning): unknown => expect.stringContaining(beginning)))
})

test('lists problems with their blocks in the order of the page [BLK-10]', () => {
  const first = block('image', { id: 'first', src: '/small.png' })
  const second = block('button', { id: 'second', label: 'Go', href: '/gone' })
  expect(
    listPageProblems(
      { root: {}, content: [title, block('flexible', { id: 'box', content: [first] }), second] },
      lookups,
    ).map(({ blockId }) => blockId),
  ).toEqual(['first', 'second'])
})

test('names the block and the list entry of every problem [BLK-10]', () => {
  const tiles = (id: string) =>
    block('category-tiles', { id, tiles: [{ label: 'Hose', href: '/gone' }, { href: '/' }] })
  const messages = listPageProblems({ root: {}, content: [title, tiles('one'), tiles('two')] }, lookups).map(
    ({ blockName, message }) => `${blockName}: ${message}`,
  )
  expect(messages).toEqual([
    'Category tiles 1, entry 2: Every tile needs a label and somewhere to lead.',
    'Category tiles 1, entry 1: There is no page at /gone.',
    'Category tiles 2, entry 2: Every tile needs a label and somewhere to lead.',
    'Category tiles 2, entry 1: There is no page at /gone.',
  ])
  expect(listPageProblems({ root: {}, content: [block('seo')] }, lookups)).toMatchObject([
    { blockId: null, blockName: null },
  ])
})

test('checks any page without throwing [BLK-10]', () => {
  const stored = fc.tuple(fc.constantFrom(...listBlockKinds()), fc.jsonValue()).chain(([kind]) =>
    fc
      .record(Object.fromEntries(Object.keys(kind.fields).map((name) => [name, fc.jsonValue({ maxDepth: 3 })])), {
        requiredKeys: [],
      })
      .map((settings): StoredBlock => ({ type: kind.type, props: { ...settings, id: 'odd' } })),
  )
  fc.assert(
    fc.property(fc.array(stored, { maxLength: 3 }), (content) => {
      for (const { level, message } of listPageProblems({ root: {}, content }, lookups))
        expect([level, message.length > 0]).toEqual([expect.stringMatching(/^(?:error|warning)$/), true])
    }),
    { numRuns: 400 },
  )
})
