import { expect, test } from 'vitest'
import { describeFileLoss, describePasteLoss } from './describe-paste-loss.ts'

const TABLE = '<table><tr><td>Size</td><td>400 psi</td></tr></table>'
const FIELD = 'this field holds headings, lists, links and words only.'

test.each([
  [TABLE, `A table was pasted as plain text: ${FIELD}`],
  ['<p>Words<img src="file:///C:/clip_image001.png"></p>', `A picture was left out: ${FIELD}`],
  [
    `${TABLE}${TABLE}<dl><dt>psi</dt></dl><img src="/a.png"><iframe src="https://player.example/1"></iframe>`,
    `A table and a list of terms were pasted as plain text, and a picture and a video were left out: ${FIELD}`,
  ],
  ['<pre>a  b</pre>', `Preformatted words were pasted as plain text: ${FIELD}`],
])('describes what was lost from %j [BLK-10]', (html, message) => {
  expect(describePasteLoss(html)).toBe(message)
})

test.each([
  '',
  '<h1>Care</h1><ul><li>Drain it</li></ul><div><p style="color:red">Words</p></div>',
  '<table><tr><td>A single cell of a spreadsheet</td></tr></table>',
  `<p data-pm-slice="1 1 []">Its own ${TABLE}</p>`,
])('returns null for %j, of which nothing was lost [BLK-10]', (html) => {
  expect(describePasteLoss(html)).toBeNull()
})

test('reports any pasted file as left out [BLK-10]', () => {
  expect(describeFileLoss({ type: 'image/png' })).toBe(`A picture was left out: ${FIELD}`)
  expect(describeFileLoss({ type: '' })).toBe(`A file was left out: ${FIELD}`)
})
