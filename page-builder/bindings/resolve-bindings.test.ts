import { expect, test } from 'vitest'
import { inheritedByDevice, listField, wholeNumberField, recordField, slotField, textField } from '../fields/field.ts'
import { resolveExpressions } from './resolve-bindings.ts'

const fields = {
  title: textField(() => 'Title'),
  count: wholeNumberField(() => 'Count', { fallback: 1, min: 0, max: 9 }),
  items: listField(() => 'Items', { label: textField(() => 'Label') }),
  look: recordField(() => 'Look', { name: textField(() => 'Name') }),
  size: inheritedByDevice(textField(() => 'Size')),
  content: slotField(() => 'Content'),
}
const scope = { Item: { name: 'Wye', stock: 3, image: { url: '/wye.svg' }, sizes: ['2½"', '5"'] } }

test('replaces expressions by values in every setting, at any depth [DPR-03]', () => {
  const stored = {
    title: 'A {!Item.name} of {!Item.stock}',
    count: '{!Item.stock}',
    items: [{ label: '{!Item.sizes.1}' }],
    look: { name: '{!Item.image.url}' },
    size: { desktop: '{!Item.name}' },
  }
  expect(resolveExpressions(fields, stored, scope)).toEqual({
    title: 'A Wye of 3',
    count: 3,
    items: [{ label: '5"' }],
    look: { name: '/wye.svg' },
    size: { desktop: 'Wye' },
  })
})

test('does not resolve expressions in slots [DPR-03]', () => {
  const content = [{ type: 'text', props: { id: 'a', text: '{!Item.name}' } }]
  expect(resolveExpressions(fields, { content }, scope)).toEqual({ content })
})

test.each([
  '{!Item.gone}',
  '{!Gone.name}',
  '{!Item.name.length}',
  '{!Item.constructor}',
  '{!__proto__.polluted}',
  '{!Item.image}!',
])('%s resolves to nothing [DPR-03]', (title) => {
  expect(resolveExpressions(fields, { title }, scope)['title']).toMatch(/^!?$/)
})

test('does not resolve expressions inside values [DPR-03]', () => {
  expect(
    resolveExpressions(
      fields,
      { title: 'Now: {!Item.name}' },
      { Item: { name: '{!Secret.key}' }, Secret: { key: 'hidden' } },
    )['title'],
  ).toBe('Now: {!Secret.key}')
})
