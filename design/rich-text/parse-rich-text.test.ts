import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRichText } from './parse-rich-text.ts'

const cell = (words: string) => ({ tag: 'td', children: [words] })
const table = (...cells: readonly object[]) => ({
  tag: 'table',
  children: [{ tag: 'tbody', children: [{ tag: 'tr', children: cells }] }],
})

test.each([
  ['plain words', ['plain words']],
  [
    '<p>One</p><p>Two</p>',
    [
      { tag: 'p', children: ['One'] },
      { tag: 'p', children: ['Two'] },
    ],
  ],
  [
    '<p>One<p>Two',
    [
      { tag: 'p', children: ['One'] },
      { tag: 'p', children: ['Two'] },
    ],
  ],
  [
    '<p>One<ul><li>A<li>B</ul>',
    [
      { tag: 'p', children: ['One'] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['A'] },
          { tag: 'li', children: ['B'] },
        ],
      },
    ],
  ],
  [
    '<b onclick="x()">Bold</b> <i>Slanted</i>',
    [{ tag: 'strong', children: ['Bold'] }, ' ', { tag: 'em', children: ['Slanted'] }],
  ],
  ['1&frac12;&nbsp;in &lt; 2&#34;', ['1½\u{A0}in < 2"']],
  ['<font>kept</font> words', ['kept', ' words']],
  ['<script>alert(1)</script><style>p{}</style><!-- c -->text', ['text']],
  ['<script>never closed', []],
  ['<img onerror=alert(1)>no picture', ['no picture']],
  ['<img src=/a.png onerror=alert(1)>', [{ tag: 'img', attributes: { src: '/a.png' }, children: [] }]],
  ['a < b and c > d', ['a < b and c > d']],
  ['</p></ul>stray', ['stray']],
  ['<h1>Title</h1>', [{ tag: 'h2', children: ['Title'] }]],
  ['<table><td>A<td>B</table>', [table(cell('A'), cell('B'))]],
  ['<table>A</table>', [table(cell('A'))]],
  [
    '<ul>A<li>B</ul>',
    [
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['A'] },
          { tag: 'li', children: ['B'] },
        ],
      },
    ],
  ],
  [
    '<li>A<dt>B',
    [
      {
        tag: 'ul',
        children: [{ tag: 'li', children: ['A', { tag: 'dl', children: [{ tag: 'dt', children: ['B'] }] }] }],
      },
    ],
  ],
  ['<td>no table', ['no table']],
  [
    '<a href="/a">one <a href="/b">two</a>',
    [
      { tag: 'a', attributes: { href: '/a' }, children: ['one '] },
      { tag: 'a', attributes: { href: '/b' }, children: ['two'] },
    ],
  ],
  [
    '<ol start="3" type="disc"><li>C</ol>',
    [{ tag: 'ol', attributes: { start: 3 }, children: [{ tag: 'li', children: ['C'] }] }],
  ],
  [
    '<p dir="sideways" lang="de" style="x">Schlauch</p>',
    [{ tag: 'p', attributes: { lang: 'de' }, children: ['Schlauch'] }],
  ],
])('%j [CMS-05]', (html, nodes) => {
  expect(parseRichText(html)).toEqual(nodes)
})

test.each([
  'javascript:alert(1)',
  'JaVa&#10;ScRiPt:alert(1)',
  ' data:text/html,x',
  'vbscript:x',
  '//elsewhere.example',
])('a link to %j is a void one [CMS-05]', (href) => {
  expect(parseRichText(`<a href="${href}">x</a>`)).toEqual([
    { tag: 'a', attributes: { href: 'javascript:void(0)' }, children: ['x'] },
  ])
})

test.each([
  'http://www.youtube.com/embed/1',
  '//www.youtube.com/embed/1',
  'https://www.youtube.com.evil.example/',
  'https://www.youtube.com@evil.example/',
  '/embed',
  '',
])('a frame from %j is left out [CMS-05]', (src) => {
  expect(parseRichText(`<iframe src="${src}">x</iframe>`)).toEqual([])
})

test('no markup takes long to parse, however it is built [CMS-05]', () => {
  for (const piece of ['<a', '<a "', "<a ='", '<!--', '<!', '<p>', '<table>', '<b><i>', '<a href=x>', '&', '</']) {
    expect(JSON.stringify(parseRichText(piece.repeat(20_000))).length).toBeLessThan(5_000_000)
  }
})

test('for any input, only listed elements and attributes come out [CMS-05]', () => {
  const pieces = fc.constantFrom(
    '<p>',
    '</p>',
    '<a href="',
    'java',
    'script:',
    '">',
    '</a>',
    '<img src=',
    ' onerror=x',
    '<!--',
    '-->',
    '<iframe src="https:',
    '//www.youtube.com',
    '<svg><',
    '&lt;',
    '<table>',
    '<td>',
    '<li>',
    'x',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
      const said = JSON.stringify(parseRichText(parts.join('')), (key, value: unknown) =>
        key === 'children' && Array.isArray(value) ? value.filter((node) => typeof node !== 'string') : value,
      )
      expect(said).not.toMatch(
        /"tag":"(?:script|svg|style)"|"on\w+":|"href":"(?!javascript:void\(0\)")\s*(?:javascript|data):/i,
      )
    }),
  )
})
