import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestLibrary, openTestLibrary } from '../testing/test-library.ts'
import { trySanitizeSvgInWorker } from './sanitize-svg-in-worker.ts'
import { getSanitizeTimeoutMs } from './svg-limits.ts'

let library: TestLibrary
beforeAll(async () => {
  library = await openTestLibrary()
})
afterAll(() => library.close())

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
let serial = 0
/** Creates a unique SVG, so that it is never taken for one that was uploaded before. */
const createSvg = (innerMarkup: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${XLINK} viewBox="0 0 10 ${(serial += 1)}"${attributes}><path d="M0 0h9"/>${innerMarkup}</svg>`

async function uploadSvg(source: string): Promise<string> {
  const { status, body } = await library.upload('drawing.svg', source)
  expect([status, body.mimeType]).toEqual([201, 'image/svg+xml'])
  const { headers, body: bytes } = await library.fetchBytes(body.contentKey)
  expect(headers.get('content-type')).toBe('image/svg+xml')
  expect(headers.get('content-security-policy')).toContain('sandbox')
  return bytes.toString('utf8')
}

test.each([
  ['a script', '<script>evil()</script>'],
  ['a script by address', '<script xlink:href="https://evil.example/x.js"/>'],
  ['a script in CDATA', '<script><![CDATA[evil()]]></script>'],
  ['a script under another prefix', '<x:script xmlns:x="http://www.w3.org/2000/svg">evil()</x:script>'],
  [
    'a script in a page',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>evil()</script><img src="x" onerror="evil()"/></body></foreignObject>',
  ],
  [
    'a page by its namespace alone',
    '<g xmlns="http://www.w3.org/1999/xhtml"><script>evil()</script><iframe src="https://evil.example"/></g>',
  ],
  ['a script that hides in a style', '<style>&lt;script&gt;evil()&lt;/script&gt;</style>'],
  ['a script that hides in a title', '<title>&lt;script&gt;evil()&lt;/script&gt;</title>', 'titled'],
  ['what is done at an event', '<rect onclick="evil()" ONLOAD="evil()" onbegin="evil()" width="1" height="1"/>'],
  ['a link to a script', '<a xlink:href="javascript:evil()"><text>x</text></a>'],
  ['a link in other letters', '<a href="&#x6a;avascript:evil()"><text>x</text></a>'],
  [
    'an address that is set later',
    '<a id="l"><animate attributeName="href" to="javascript:evil()"/><set attributeName="onload" to="evil()"/></a>',
  ],
  ['a handler element', '<handler type="application/ecmascript">evil()</handler>'],
  ['a picture from elsewhere', '<image href="https://evil.example/x.png"/><image xlink:href="//evil.example/x"/>'],
  ['a drawing within the drawing', '<image href="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImV2aWwoKSIvPg=="/>'],
  ['a page as data', '<image href="data:text/html,evil"/><use href="data:image/svg+xml,evil#x"/>'],
  ['a part from elsewhere', '<use href="https://evil.example/x.svg#a"/>'],
  [
    'paint from elsewhere',
    '<rect fill="url(https://evil.example/x#a)" filter="url( \'//evil.example\' )" width="1" height="1"/>',
  ],
  ['paint in hidden letters', String.raw`<rect style="fill:u\72l(https://evil.example)" width="1" height="1"/>`],
  [
    'a style sheet from elsewhere',
    '<style>@import "https://evil.example/x.css"; @font-face { font-family: x; src: url(https://evil.example/x) } .a { background: url(https://evil.example) }</style>',
  ],
  ['a filter’s picture', '<filter id="f"><feImage href="https://evil.example/x.png"/></filter>'],
  [
    'sound and video',
    '<audio src="https://evil.example/x"/><video href="https://evil.example/x"/><embed src="https://evil.example"/><iframe src="https://evil.example"/>',
  ],
  [
    'a cursor',
    '<rect cursor="url(https://evil.example)" style="cursor:url(https://evil.example)" width="1" height="1"/>',
  ],
  ['an instruction', '<?xml-stylesheet href="https://evil.example/x.css"?>'],
] as const)('removes %s from an SVG [CMS-05]', async (_, innerMarkup, ...titled) => {
  const text = await uploadSvg(createSvg(innerMarkup))
  expect(text).toContain('<path d="M0 0h9">')
  expect(text).not.toMatch(
    /<script|javascript|https?:\/\/evil|\/\/evil|on\w+=|foreignObject|<animate|<set|data:|@import|<\?|<!/i,
  )
  // Text that is only displayed is harmless, whatever its content.
  expect(text.includes('evil')).toBe(titled.length > 0)
})

test('removes attributes of the root, too [CMS-05]', async () => {
  const text = await uploadSvg(
    `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd"><!-- evil -->${createSvg('', ' onload="evil()" xmlns:evil="https://evil.example" evil:x="1"')}`,
  )
  expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(text).not.toContain('evil')
})

test('keeps the parts of an SVG: shapes, paint, styles, masks, text, copies and embedded images [CMS-05]', async () => {
  const innerMarkup = [
    '<defs><linearGradient id="g" gradientTransform="rotate(4)"><stop offset="0" stop-color="#c00"/></linearGradient><clipPath id="c"><use xlink:href="#p"/></clipPath></defs>',
    '<style>.a{fill:url(#g);stroke:#fff} #p > .b { opacity: .5 }</style><style><![CDATA[.d{fill:red}]]></style>',
    '<path id="p" class="a" clip-path="url(#c)" style="stroke-width:2;fill:url(https://evil.example)" d="M0 0L1 1"/>',
    '<text x="1" y="2">5 &lt; 6 &amp; é</text><image href="data:image/png;base64,iVBORw0KGgo="/>',
  ]
  const text = await uploadSvg(createSvg(innerMarkup.join('')))
  for (const part of [
    '<linearGradient id="g" gradientTransform="rotate(4)">',
    'xlink:href="#p"',
    '.a{fill:url(#g);stroke:#fff}',
    '.b{opacity:.5}',
    '.d{fill:red}',
    'style="stroke-width:2"',
    'clip-path="url(#c)"',
    '5 &lt; 6 &amp; é',
    'data:image/png;base64,iVBORw0KGgo=',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).not.toContain('evil')
})

test('adds the namespace that browsers need to an SVG [CMS-04]', async () => {
  expect(await uploadSvg('<svg width="12" height="34"><path d="M0 0"/></svg>')).toContain(
    'xmlns="http://www.w3.org/2000/svg"',
  )
})

const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${['b', 'c', 'd', 'e', 'f', 'g'].map((name, index) => `<!ENTITY ${name} "${`&${'abcdefg'.charAt(index)};`.repeat(10)}">`).join('')}]>`
const copies = Array.from(
  { length: 9 },
  (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
).join('')

test.each([
  {
    what: 'entities that unfold without end',
    source: `${bomb}${createSvg('<text>&g;</text>')}`,
    errorCode: 'INVALID_API_INPUT',
    word: 'entities',
  },
  {
    what: 'entities that read files',
    source: `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${createSvg('<text>&x;</text>')}`,
    errorCode: 'INVALID_API_INPUT',
    word: 'entities',
  },
  {
    what: 'copies of copies',
    source: createSvg(`<g id="l0"><path d="M0 0"/></g>${copies}`),
    errorCode: 'INVALID_API_INPUT',
    word: 'copies',
  },
  {
    what: 'a copy of itself',
    source: createSvg('<g id="me"><use href="#me"/></g>'),
    errorCode: 'INVALID_API_INPUT',
    word: 'copies',
  },
  {
    what: 'what is not well-formed',
    source: '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"/><svg/>',
    errorCode: 'INVALID_API_INPUT',
    word: 'well-formed',
  },
  {
    what: 'groups without end',
    source: createSvg('<g>'.repeat(30_000)),
    errorCode: 'LIMIT_EXCEEDED',
    word: '200 levels',
  },
  {
    what: 'groups as deep as its length allows',
    source: createSvg('<g>'.repeat(140_000) + '</g>'.repeat(140_000)).slice(0, 990_000),
    errorCode: 'LIMIT_EXCEEDED',
    word: '200 levels',
  },
  {
    what: 'rules within rules',
    source: createSvg(`<style>${'@media x{'.repeat(11_000)}</style>`),
    errorCode: 'LIMIT_EXCEEDED',
    // On a busy machine its time is over before its levels are counted.
    word: 'or upload it as PNG',
  },
  {
    what: 'copies of copies by the older attribute',
    source: createSvg(`<g id="l0"><path d="M0 0"/></g>${copies.replaceAll('href=', 'href="#x" xlink:href=')}`),
    errorCode: 'INVALID_API_INPUT',
    word: 'copies',
  },
  {
    what: 'nothing to see',
    source: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    errorCode: 'INVALID_API_INPUT',
    word: 'shows nothing',
  },
  {
    what: 'bytes that are no text',
    source: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5">\xff</svg>', 'latin1'),
    errorCode: 'INVALID_API_INPUT',
    word: 'UTF-8',
  },
  {
    what: 'a million characters',
    source: createSvg(`<path d="${'M0 0'.repeat(250_000)}"/>`),
    errorCode: 'LIMIT_EXCEEDED',
    word: 'a million',
  },
])('rejects an SVG with $what [CMS-05]', async ({ source, errorCode, word }) => {
  const { status, body } = await library.upload('drawing.svg', source)
  expect([status, body]).toEqual([400, [{ errorCode, message: expect.stringContaining(word) }]])
})

test('keeps groups nested as deeply as drawing programs make them [CMS-05]', async () => {
  expect(await uploadSvg(createSvg(`${'<g>'.repeat(150)}<path d="M1 1"/>${'</g>'.repeat(150)}`))).toContain(
    '<path d="M1 1">',
  )
})

test('removes references with escaped names [CMS-05]', async () => {
  const disguisedCopies = Array.from(
    { length: 3 },
    (_, level) =>
      `<g id="a${level + 1}">${`<use href="#%61${level}"/><use xlink:href="#&#37;61${level}"/>`.repeat(10)}</g>`,
  ).join('')
  const text = await uploadSvg(createSvg(`<g id="a0"><path d="M0 0"/></g>${disguisedCopies}<use href="#a0"/>`))
  expect(text.match(/href="[^"]*"/g)).toEqual(['href="#a0"'])
})

test('aborts an SVG that exceeds the timeout, and sanitizes the next one [CMS-05]', async () => {
  const endless = Array.from({ length: 20_000 }, (_, index) => `<g style="stroke-width:${index}"/>`).join('')
  expect(await trySanitizeSvgInWorker(createSvg(endless), 1)).toBeNull()
  expect(await trySanitizeSvgInWorker(createSvg(''))).toEqual({ svg: expect.stringContaining('<path d="M0 0h9">') })
})

const repeatPart = (part: (index: number) => string, characters: number): string =>
  Array.from({ length: Math.ceil(characters / part(1000).length) }, (_, index) => part(index)).join('')

test.each([
  { what: 'spaces in an address', innerMarkup: `<g fill="url(${' '.repeat(99_000)}"/>` },
  { what: 'spaces in an address of a style', innerMarkup: `<g style="fill:url(${' '.repeat(99_000)}"/>` },
  {
    what: 'rules for every element',
    innerMarkup: `<style>${repeatPart(() => 'g .a *{fill:red}', 49_500)}</style>${repeatPart(() => '<g class="a"/>', 49_500)}`,
  },
])('sanitizes an SVG of 100 kB with $what within its time limit of a second [CMS-05]', async ({ innerMarkup }) => {
  const source = createSvg(innerMarkup)
  expect(source.length).toBeGreaterThan(99_000)
  // The worker is stopped and the SVG is rejected when the limit is exceeded.
  expect(getSanitizeTimeoutMs(source)).toBe(1000)
  expect((await library.upload('drawing.svg', source)).status).toBe(201)
})

test('reads the size of an SVG without applying its style sheet, which can take seconds [CMS-05]', async () => {
  const source =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><style>svg{width:90px;height:90px}</style><path d="M0 0h9"/></svg>'
  expect((await library.upload('drawing.svg', source)).body).toMatchObject({ width: 30, height: 20 })
})

test('an SVG that is declared as a photo is detected and sanitized [CMS-05]', async () => {
  const { body } = await library.upload('photo.jpg', createSvg('<script>evil()</script>'), 'image/jpeg')
  expect(body.mimeType).toBe('image/svg+xml')
  expect((await library.fetchBytes(body.contentKey)).body.includes('evil')).toBe(false)
})
