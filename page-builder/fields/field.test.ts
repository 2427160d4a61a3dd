import { expect, test } from 'vitest'
import {
  byDevice,
  choice,
  eachDevice,
  link,
  list,
  number,
  optionalNumber,
  readValues,
  record,
  slot,
  text,
  toggle,
} from './field.ts'

const fields = {
  title: text('Title', 'Untitled'),
  href: link('Leads to'),
  isShown: toggle('Shown', true),
  width: number('Width', { fallback: 12, min: 1, max: 12 }),
  align: choice('Alignment', ['left', 'right']),
  items: list('Items', { label: text('Label') }),
}

test('what is stored and fits is kept', () => {
  const stored = {
    title: 'Hoses',
    href: '/category/1',
    isShown: false,
    width: 6,
    align: 'right',
    items: [{ label: 'A' }],
  }
  expect(readValues(fields, stored)).toEqual(stored)
})

test('what is missing or does not fit is the default [BLK-03]', () => {
  const defaults = { title: 'Untitled', href: '', isShown: true, width: 12, align: 'left', items: [] }
  expect(readValues(fields, {})).toEqual(defaults)
  expect(readValues(fields, { title: 1, href: 2, isShown: 'yes', width: 13, align: 'top', items: 'A' })).toEqual(
    defaults,
  )
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'http://plain.example', 'page'])(
  '%s is no link',
  (address) => {
    expect(readValues(fields, { href: address }).href).toBe('')
  },
)

test('a device without a value of its own takes that of the next wider one [BLK-09]', () => {
  const size = byDevice(number('Size', { fallback: 16, min: 8, max: 40 }))
  expect(size.read(24)).toEqual({ desktop: 24, tablet: 24, mobile: 24 })
  expect(size.read({ desktop: 24, mobile: 12 })).toEqual({ desktop: 24, tablet: 24, mobile: 12 })
  expect(size.read({ tablet: 20 })).toEqual({ desktop: 16, tablet: 20, mobile: 20 })
  expect(size.read({ desktop: 24, tablet: 'large', mobile: '' })).toEqual({ desktop: 24, tablet: 16, mobile: 16 })
})

test('where each device has a default of its own, it takes nothing from another [BLK-02]', () => {
  const direction = eachDevice(choice('Direction', ['row', 'column']), {
    desktop: 'row',
    tablet: 'column',
    mobile: 'column',
  })
  expect(direction.read(undefined)).toEqual({ desktop: 'row', tablet: 'column', mobile: 'column' })
  expect(direction.read({ tablet: 'row' })).toEqual({ desktop: 'row', tablet: 'row', mobile: 'column' })
})

test('settings that belong together are read each by itself, and a number can be left to the block', () => {
  const look = record('Look', { isBold: toggle('Bold', false), size: optionalNumber('Size', { min: 8, max: 40 }) })
  expect(look.read({ isBold: true, size: 7 })).toEqual({ isBold: true, size: null })
  expect(look.read('bold')).toEqual({ isBold: false, size: null })
})

test('a slot that nobody has touched holds what it comes with; one that was emptied stays empty', () => {
  const column = { type: 'column', props: { id: 'first' } }
  const columns = slot('Columns', { fallback: [column] })
  expect([columns.read(undefined), columns.read([]), columns.read([null, column])]).toEqual([[column], [], [column]])
})
