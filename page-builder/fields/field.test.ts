import { expect, test } from 'vitest'
import {
  inheritedByDevice,
  choiceField,
  independentByDevice,
  linkField,
  listField,
  wholeNumberField,
  optionalNumberField,
  parseValues,
  recordField,
  slotField,
  textField,
  toggleField,
} from './field.ts'

const fields = {
  title: textField(
    () => 'Title',
    () => 'Untitled',
  ),
  href: linkField(() => 'Leads to'),
  isShown: toggleField(() => 'Shown', true),
  width: wholeNumberField(() => 'Width', { fallback: 12, min: 1, max: 12 }),
  align: choiceField(() => 'Alignment', ['left', 'right']),
  items: listField(() => 'Items', { label: textField(() => 'Label') }),
}

test('valid stored values are unchanged', () => {
  const stored = {
    title: 'Hoses',
    href: '/category/1',
    isShown: false,
    width: 6,
    align: 'right',
    items: [{ label: 'A' }],
  }
  expect(parseValues(fields, stored)).toEqual(stored)
})

test('missing and invalid values are read as the default [BLK-03]', () => {
  const defaults = { title: 'Untitled', href: '', isShown: true, width: 12, align: 'left', items: [] }
  expect(parseValues(fields, {})).toEqual(defaults)
  expect(parseValues(fields, { title: 1, href: 2, isShown: 'yes', width: 13, align: 'top', items: 'A' })).toEqual(
    defaults,
  )
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'http://plain.example', 'page'])(
  'rejects %s as a link',
  (address) => {
    expect(parseValues(fields, { href: address }).href).toBe('')
  },
)

test('a device without a value inherits from the next wider one [BLK-09]', () => {
  const size = inheritedByDevice(wholeNumberField(() => 'Size', { fallback: 16, min: 8, max: 40 }))
  expect(size.read(24)).toEqual({ desktop: 24, tablet: 24, mobile: 24 })
  expect(size.read({ desktop: 24, mobile: 12 })).toEqual({ desktop: 24, tablet: 24, mobile: 12 })
  expect(size.read({ tablet: 20 })).toEqual({ desktop: 16, tablet: 20, mobile: 20 })
  expect(size.read({ desktop: 24, tablet: 'large', mobile: '' })).toEqual({ desktop: 24, tablet: 16, mobile: 16 })
})

test('a device with a default of its own does not inherit [BLK-02]', () => {
  const direction = independentByDevice(
    choiceField(() => 'Direction', ['row', 'column']),
    {
      desktop: 'row',
      tablet: 'column',
      mobile: 'column',
    },
  )
  expect(direction.read(undefined)).toEqual({ desktop: 'row', tablet: 'column', mobile: 'column' })
  expect(direction.read({ tablet: 'row' })).toEqual({ desktop: 'row', tablet: 'row', mobile: 'column' })
})

test('reads each setting of a record by itself, and an optional number as null', () => {
  const styleRecord = recordField(() => 'Look', {
    isBold: toggleField(() => 'Bold', false),
    size: optionalNumberField(() => 'Size', { min: 8, max: 40 }),
  })
  expect(styleRecord.read({ isBold: true, size: 7 })).toEqual({ isBold: true, size: null })
  expect(styleRecord.read('bold')).toEqual({ isBold: false, size: null })
})

test('an untouched slot has its default content; an emptied one stays empty', () => {
  const column = { type: 'column', props: { id: 'first' } }
  const columns = slotField(() => 'Columns', { fallback: [column] })
  expect([columns.read(undefined), columns.read([]), columns.read([null, column])]).toEqual([[column], [], [column]])
})
