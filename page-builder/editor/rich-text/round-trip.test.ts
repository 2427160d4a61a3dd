import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findEditingLoss } from './find-loss.ts'
import { parseHtmlToDocument } from './parse-text.ts'
import { normalizeHtml } from './normalize-html.ts'
import { MARK_TAGS, type TextMark, type TextNode } from './text-node.ts'
import { toTextNode, TEXT_SCHEMA } from './text-schema.ts'
import { serializeDocument } from './serialize-text.ts'

const schema = getSchema(TEXT_SCHEMA)

/** Returns a text after it was parsed into the editor and serialized. */
function roundTrip(html: string): string {
  const doc = schema.nodeFromJSON(parseHtmlToDocument(html))
  doc.check()
  return serializeDocument(toTextNode(doc))
}

test.each([
  ['', ''],
  ['   \n', ''],
  ['<p></p>', ''],
  ['In stock', '<p>In stock</p>'],
  ['Two lines\nof one paragraph\r\n\r\n\nand another', '<p>Two lines<br>of one paragraph</p><p>and another</p>'],
  ['The {!Product.name} for {!Account.name}', '<p>The {!Product.name} for {!Account.name}</p>'],
  [
    '<p>The <a href="{!Product.url}">{!Product.name}</a></p>',
    '<p>The <a href="{!Product.url}">{!Product.name}</a></p>',
  ],
  [
    '<h2>Care</h2>\n  <p>Rinse <b>with <i>clear</i></b>\n  water</p>',
    '<h2>Care</h2><p>Rinse <strong>with <em>clear</em></strong> water</p>',
  ],
  [
    '<p><strong>One <a href="/a?b=1&amp;c=2" title="A">link</a></strong> and <a href="tel:1">a call</a></p>',
    '<p><strong>One </strong><a title="A" href="/a?b=1&amp;c=2"><strong>link</strong></a> and <a href="tel:1">a call</a></p>',
  ],
  [
    '<ul><li>Drain it</li><li>Dry it<ol start="3" type="a"><li>in the shade</li></ol></li></ul>',
    '<ul><li>Drain it</li><li>Dry it<ol start="3" type="a"><li>in the shade</li></ol></li></ul>',
  ],
  [
    '<ul><li><p>One</p></li><li><p>Two</p><p>Three</p></li></ul>',
    '<ul><li>One</li><li><p>Two</p><p>Three</p></li></ul>',
  ],
  ['<blockquote>Never fold a wet hose.</blockquote><hr>', '<blockquote><p>Never fold a wet hose.</p></blockquote><hr>'],
  [
    '<h5>Small</h5><p>H<sub>2</sub>O, 2<sup>nd</sup>, <u>u</u>, <s>s</s>, <mark>m</mark>, <small>x</small>, <code>c</code></p>',
    '<h5>Small</h5><p>H<sub>2</sub>O, 2<sup>nd</sup>, <u>u</u>, <s>s</s>, <mark>m</mark>, <small>x</small>, <code>c</code></p>',
  ],
  ['<p>AT&amp;T &lt;b&gt; 1&nbsp;kg &copy; &notknown;</p>', '<p>AT&amp;T &lt;b&gt; 1&nbsp;kg © &amp;notknown;</p>'],
  ['<p>&amp;eacute; &amp;amp; R&D</p>', '<p>&amp;eacute; &amp;amp; R&amp;D</p>'],
  ['<p>1</p>beside<p>2<br></p>', '<p>1</p><p>beside</p><p>2<br></p>'],
  ['<p></p><p>1</p><p> </p><p><b></b></p><blockquote><p></p></blockquote><p>2</p>', '<p>1</p><p>2</p>'],
  ['<p>1</p><p><br></p><p>&nbsp;</p><p>2</p>', '<p>1</p><p><br></p><p>&nbsp;</p><p>2</p>'],
  [
    '<p dir="rtl">خرطوم</p><h2 dir="ltr">A</h2><p dir="auto">B</p>',
    '<p dir="rtl">خرطوم</p><h2 dir="ltr">A</h2><p dir="auto">B</p>',
  ],
  [
    '<ul dir="rtl"><li>מים</li><li dir="ltr">A<ol dir="ltr" start="2"><li><p dir="rtl">B</p></li></ol></li></ul>',
    '<ul dir="rtl"><li>מים</li><li dir="ltr">A<ol dir="ltr" start="2"><li><p dir="rtl">B</p></li></ol></li></ul>',
  ],
  ['<blockquote dir="rtl"><p>One</p></blockquote>', '<blockquote dir="rtl"><p>One</p></blockquote>'],
  [
    '<h2></h2><p>1</p><h3><br></h3><h4><b>&nbsp;</b></h4><blockquote><h2> </h2></blockquote><ul><li><h3></h3></li></ul>',
    '<p>1</p><ul><li></li></ul>',
  ],
  [
    '<ul><li><p></p></li><li><p></p><p>x</p></li><li><p>y</p><ul><li>z</li></ul><p></p></li></ul>',
    '<ul><li></li><li>x</li><li>y<ul><li>z</li></ul></li></ul>',
  ],
])('%j is unchanged by the editor [BLK-10]', (html, written) => {
  expect(findEditingLoss(html)).toBeNull()
  expect(roundTrip(html)).toBe(written)
  expect(roundTrip(written)).toBe(written)
})

test.each([
  ['<table><tr><td>1</td></tr></table><p><img src="/a.png" alt=""></p>', 'a table and a picture'],
  ['<iframe src="https://player.vimeo.com/video/1"></iframe>', 'a video'],
  ['<div>Words</div>', 'the element <div>'],
  ['<dl><dt>Size</dt><dd>2</dd></dl>', 'a list of terms, the element <dt>, and the element <dd>'],
  ['<p lang="de">Wasser</p><p><span dir="rtl">x</span></p>', 'the attribute lang and the attribute dir'],
  ['<a href="/x"><h2>All of it</h2></a>', 'elements that are nested in a way of their own'],
  ['<pre>a  b</pre>', 'preformatted words'],
])('reports a visible loss for %j [BLK-10]', (html, what) => {
  expect(findEditingLoss(html)).toEqual({ isVisible: true, what })
})

test.each([
  '<p class="lead">Words</p>',
  '<p>Words<!-- for the summer --></p>',
  '<p><span style="color:red">Words</span></p>',
  '<p>Words</p><script>1</script>',
  '<p lang="de"></p>',
  '<h2 dir="rtl"></h2>',
  '<p dir="sideways">Words</p>',
  '<section>Words</section>',
  '<p><a href="javascript:alert(1)">Words</a></p>',
])('reports an invisible loss for %j [BLK-10]', (html) => {
  expect(findEditingLoss(html)).toMatchObject({ isVisible: false })
})

test('does not store empty paragraphs and headings, which the shop does not show [BLK-10]', () => {
  const empty = { type: 'paragraph' }
  const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const blank = {
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'hardBreak' }, { type: 'text', text: '\u{A0}' }],
  }
  expect(
    serializeDocument({ type: 'doc', content: [blank, words('One'), { type: 'blockquote', content: [blank] }] }),
  ).toBe('<p>One</p>')
  expect(
    serializeDocument({
      type: 'doc',
      content: [empty, words('One'), empty, words(' '), { type: 'blockquote', content: [empty] }, words('Two'), empty],
    }),
  ).toBe('<p>One</p><p>Two</p>')
  expect(
    serializeDocument({
      type: 'doc',
      content: [
        {
          type: 'bulletList',
          content: [
            { type: 'listItem', content: [empty] },
            { type: 'listItem', content: [empty, words('x'), empty] },
          ],
        },
      ],
    }),
  ).toBe('<ul><li></li><li>x</li></ul>')
})

const randomMarkup = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          'p',
          'p dir="rtl"',
          'ul dir="ltr"',
          'li dir="auto"',
          'h2',
          'ul',
          'ol',
          'li',
          'blockquote',
          'strong',
          'em',
          'a href="/x"',
          'a',
          'span',
          'div',
          'table',
          'td',
          'dl',
          'q',
          'br',
          'hr',
          'img src="/x"',
        ].flatMap((tag) => [`<${tag}>`, `</${tag.split(' ')[0]}>`]),
      ),
      fc.constantFrom(
        ' ',
        '\n',
        'words',
        'a  b',
        '&amp;',
        '&lt;',
        '&nbsp;',
        '{!Product.name}',
        '<',
        '&eacute;',
        '<!-- c -->',
      ),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(''))

test('parses any HTML into a valid document and serializes it canonically [BLK-10]', () => {
  fc.assert(
    fc.property(randomMarkup, (html) => {
      const written = roundTrip(html)
      expect(roundTrip(written)).toBe(written)
      expect(findEditingLoss(written)).toBeNull()
      if (findEditingLoss(html)?.isVisible !== true) expect(normalizeHtml(written)).toBe(normalizeHtml(html))
    }),
    { numRuns: 1000 },
  )
})

const marks = fc
  .uniqueArray(fc.constantFrom(...Object.keys(MARK_TAGS)), { maxLength: 3 })
  .map((types) =>
    types.map((type): TextMark =>
      type === 'link' ? { type, attrs: { href: '/x?a=1&b=2', target: '_top', rel: null, title: '"' } } : { type },
    ),
  )
const words = fc.record({
  type: fc.constant('text'),
  text: fc.oneof(
    fc.string({ minLength: 1, maxLength: 6 }),
    fc.constantFrom(' ', 'a b ', '{!Product.name}', '<b>', '&amp;'),
  ),
  marks,
})
const dir = fc.constantFrom(null, null, 'auto', 'ltr', 'rtl')
const line = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: words },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('hardBreak'), marks }) },
  ),
  { maxLength: 4 },
)
const { block } = fc.letrec<{ block: TextNode; paragraph: TextNode; item: TextNode }>((tie) => ({
  paragraph: fc
    .tuple(dir, line)
    .map(([direction, content]): TextNode => ({ type: 'paragraph', attrs: { dir: direction }, content })),
  item: fc
    .tuple(dir, tie('paragraph'), fc.array(tie('block'), { maxLength: 2 }))
    .map(([direction, first, rest]): TextNode => ({
      type: 'listItem',
      attrs: { dir: direction },
      content: [first, ...rest],
    })),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('paragraph'),
    fc
      .tuple(fc.constantFrom(2, 3, 4, 5, 6), dir, line)
      .map(([level, direction, content]): TextNode => ({ type: 'heading', attrs: { level, dir: direction }, content })),
    fc.constant<TextNode>({ type: 'horizontalRule' }),
    fc
      .tuple(dir, fc.array(tie('item'), { minLength: 1, maxLength: 3 }))
      .map(([direction, content]): TextNode => ({ type: 'bulletList', attrs: { dir: direction }, content })),
    fc
      .tuple(fc.integer({ min: -1, max: 4 }), fc.array(tie('item'), { minLength: 1, maxLength: 3 }))
      .map(([start, content]): TextNode => ({ type: 'orderedList', attrs: { start, type: 'circle' }, content })),
    fc
      .tuple(dir, fc.array(tie('block'), { minLength: 1, maxLength: 3 }))
      .map(([direction, content]): TextNode => ({ type: 'blockquote', attrs: { dir: direction }, content })),
  ),
}))

test('any document of the editor can be serialized and parsed again [BLK-10]', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (content) => {
      const doc = schema.nodeFromJSON({ type: 'doc', content })
      doc.check()
      const written = serializeDocument(toTextNode(doc))
      expect(written).not.toContain('<p></p>')
      expect(findEditingLoss(written)).toBeNull()
      expect(normalizeHtml(roundTrip(written))).toBe(normalizeHtml(written))
    }),
    { numRuns: 1000 },
  )
})
