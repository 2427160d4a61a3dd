import { expect, test } from 'vitest'
import { findLinkIssue } from './find-link-issue.ts'

test.each([
  '/contact-us',
  '/c?a=b#c',
  '#hoses',
  'https://www.nfpa.example/1962',
  'http://a.example',
  'HTTPS://a.example',
  'https://{!Shop.host}/a',
  'mailto:desk@hydrant.example',
  'mailto:?subject=Hoses',
  'tel:555-0140',
  'sms:555-0140',
  '{!Product.url}',
  '{! Product.url }?a=b',
  '/product/{!Product.id}',
])('a link may lead to %s [BLK-10]', (address) => {
  expect(findLinkIssue(address)).toBeNull()
})

test.each([
  '',
  'javascript:alert(1)',
  ' jAvA\nscript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  'ftp://a.example',
  'contact us',
  'www.nfpa.example',
  'www.nfpa.example/{!Product.id}',
  'javascript:{!Product.name}',
])('a link may not lead to %j [BLK-10]', (address) => {
  expect(findLinkIssue(address)).toMatch(/begins with \//)
})

test.each(['https://', 'http:', 'https:a.example', 'https:///', 'https://?a=b', 'mailto:', 'tel:', 'sms: '])(
  'reports the incomplete address %j [BLK-10]',
  (address) => {
    expect(findLinkIssue(address)).toMatch(/only the beginning/)
  },
)

test.each([
  ['{!', /not closed/],
  ['{!Product.url', /not closed/],
  ['/product/{!Product.id', /not closed/],
  ['{!}', /no name of a value/],
  ['{!Product url}', /no name of a value/],
])('reports the invalid expression %j [BLK-10]', (address, pattern) => {
  expect(findLinkIssue(address)).toMatch(pattern)
})
