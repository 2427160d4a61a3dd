import { expect, test } from 'vitest'
import { parseRichText } from './parse-rich-text.ts'

test.each([
  ['plain words', ['plain words']],
  ['<p>One</p><p>Two</p>', [{ tag: 'p', children: ['One'] }, { tag: 'p', children: ['Two'] }]],
  ['<p>One<p>Two', [{ tag: 'p', children: ['One'] }, { tag: 'p', children: ['Two'] }]],
  ['<ul><li>A<li>B</ul>', [{ tag: 'ul', children: [{ tag: 'li', children: ['A'] }, { tag: 'li', children: ['B'] }] }]],
  ['<b onclick="x()">Bold</b>', [{ tag: 'strong', children: ['Bold'] }]],
  ['1&frac12;&nbsp;in &lt; 2&#34;', ['1½ in < 2"']],
  ['<span>kept</span> words', ['kept', ' words']],
  ['<script>alert(1)</script><style>p{}</style><!-- c -->text', ['text']],
  ['<script>never closed', []],
  ['<img src=x onerror=alert(1)>picture', ['picture']],
  ['a < b and c > d', ['a < b and c > d']],
  ['</p></ul>stray', ['stray']],
])('%j [CMS-05]', (html, nodes) => {
  expect(parseRichText(html)).toEqual(nodes)
})
