import { expect, test } from 'vitest'
import { parseHeadTags, renderHeadTags } from './head-tags.ts'
import { fillPlaceholders, listRecordFields } from './placeholders.ts'
import { truncateText, toPlainText } from '@hydrant/kernel/text/plain-text.ts'

const values = {
  objectName: 'Product2',
  record: { Name: 'A & "B" <i>C</i>', Empty: null, Host: '/evil.example', Script: 'javascript:alert(1)' },
  site: { Name: 'Shop' },
}

test.each([
  ['{!Record.Name}', 'A & "B" C'],
  ['{! Product2.Name } at {!Site.Name}', 'A & "B" C at Shop'],
  ['{!Category.Name}{!Record.Empty}{!Record.constructor}{!Site.x}', ''],
  ['{Record.Name} {!Record}', '{Record.Name} {!Record}'],
])('fills %s in as %j [SEO-01]', (text, filled) => {
  expect(fillPlaceholders(text, values)).toBe(filled)
})

test.each([
  ['<meta name="robots" content="noindex" onload="x()">', '<meta name="robots" content="noindex">'],
  [
    "<META property='og:title' content='{!Record.Name}' />",
    '<meta property="og:title" content="A &amp; &quot;B&quot; C">',
  ],
  [
    '<link rel="alternate" hreflang="de" href="https://shop.example/de"><link rel="stylesheet" href="https://evil.example/x.css">',
    '<link rel="alternate" hreflang="de" href="https://shop.example/de">',
  ],
  ['<link rel="icon" href="javascript:alert(1)"><link rel="icon" href="//evil.example">', ''],
  [
    '<link rel="canonical" href="/{!Record.Host}"><link rel="icon" href="{!Record.Script}"><link rel="icon" href="/\\evil.example">',
    '',
  ],
  ['<link rel="canonical" href="https:/{!Record.Host}">', '<link rel="canonical" href="https://evil.example">'],
  ['<meta http-equiv="refresh" content="0;url=//evil.example">', ''],
  ['<style>p{}</style><base href="/x"><script src="x"></script>', ''],
])('parses %s into the safe tags %j [CMS-05] [SEO-01]', (tags, safe) => {
  expect(renderHeadTags(parseHeadTags(tags, (value) => fillPlaceholders(value, values)))).toBe(safe)
})

test('converts markup into plain text, and truncates it between words [SEO-01]', () => {
  expect(toPlainText('<p>For&nbsp;the <b>first</b></p><p>line &amp; more &#8211; &unknown; &#0;</p>')).toBe(
    'For the first line & more – &unknown; &#0;',
  )
  expect(truncateText('one two three', 20)).toBe('one two three')
  expect(truncateText('one two three', 10)).toBe('one two…')
  expect(truncateText('onetwothreefour', 10)).toBe('onetwothr…')
})

test.each([
  ['<meta name="description" content="A &amp; B">', '<meta name="description" content="A &amp; B">'],
  ['<link rel="icon" href="&#106;avascript:alert(1)"><link rel="me" href="/&#47;evil.example">', ''],
])('checks %s as a browser would read it [SEO-01]', (tags, safe) => {
  expect(renderHeadTags(parseHeadTags(tags))).toBe(safe)
})

test('lists the record fields that a text names [SEO-01]', () => {
  expect(listRecordFields('{!Record.Name} {!Product2.Brand__c} {! Record.Name } {!Site.Name} {Record.Name}')).toEqual([
    'Name',
    'Brand__c',
  ])
})
