import { expect, test } from 'vitest'
import { choice, link, list, number, readValues, text, toggle } from './field.ts'

const fields = {
  title: text('Title', 'Untitled'),
  href: link('Leads to'),
  isShown: toggle('Shown', true),
  width: number('Width', { fallback: 12, min: 1, max: 12 }),
  align: choice('Alignment', ['left', 'right']),
  items: list('Items', { label: text('Label') }),
}

test('what is stored and fits is kept', () => {
  const stored = { title: 'Hoses', href: '/category/1', isShown: false, width: 6, align: 'right', items: [{ label: 'A' }] }
  expect(readValues(fields, stored)).toEqual(stored)
})

test('what is missing or does not fit is the default [BLK-03]', () => {
  const defaults = { title: 'Untitled', href: '', isShown: true, width: 12, align: 'left', items: [] }
  expect(readValues(fields, {})).toEqual(defaults)
  expect(readValues(fields, { title: 1, href: 2, isShown: 'yes', width: 13, align: 'top', items: 'A' })).toEqual(defaults)
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'http://plain.example', 'page'])('%s is no link', (address) => {
  expect(readValues(fields, { href: address }).href).toBe('')
})
