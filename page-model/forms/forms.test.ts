import { expect, test } from 'vitest'
import { parseSubmittedValues } from './parse-submitted-values.ts'
import { findForm, listForms } from './find-form.ts'
import { parseFormDefinition } from './form-definition.ts'

const fields = [
  { kind: 'text', name: 'department', label: 'Department', isRequired: true, maxLength: 20 },
  { kind: 'email', name: 'email', label: 'Email address' },
  { kind: 'phone', name: 'phone', label: 'Phone' },
  { kind: 'number', name: 'chest', label: 'Chest', min: '30', max: '60', step: '0.5' },
  { kind: 'date', name: 'needed-by', label: 'Needed by', min: '2026-01-01', max: '2026-12-31' },
  { kind: 'choice', name: 'color', label: 'Color', options: 'Tan\nBlack\n\nTan ' },
  { kind: 'choices', name: 'extras', label: 'Extras', options: 'Radio pocket\nLetter patch' },
  { kind: 'long-text', name: 'list', label: 'List', maxLength: 30 },
  { kind: 'consent', name: 'agreed', label: 'I have measured', isRequired: true },
]
const form = parseFormDefinition({ id: 'coat', title: 'Coat', kind: 'order-form', fields })
const validValues = { department: 'Station 1', agreed: 'yes' }
const issueOf = (name: string, value: string | string[]) => {
  const checked = parseSubmittedValues(form, { ...validValues, [name]: value })
  return checked.ok ? null : checked.issues.map((issue) => `${issue.name}: ${issue.message}`).join(' ')
}

test('values are stored with their labels, in the order of the fields, normalized [ROU-07]', () => {
  const submitted = {
    agreed: 'yes',
    list: ' GL-1\r\n\r\n2 pcs\u0007 ',
    extras: ['Letter patch', 'Radio pocket', 'Letter patch'],
    chest: '42.5',
    department: ' Station\n 1 ',
    email: '',
    color: 'Tan',
    'needed-by': '2026-02-28',
    phone: '360-555-0112',
  }
  expect(parseSubmittedValues(form, submitted)).toEqual({
    ok: true,
    answers: [
      { name: 'department', label: 'Department', kind: 'text', value: 'Station 1' },
      { name: 'phone', label: 'Phone', kind: 'phone', value: '360-555-0112' },
      { name: 'chest', label: 'Chest', kind: 'number', value: '42.5' },
      { name: 'needed-by', label: 'Needed by', kind: 'date', value: '2026-02-28' },
      { name: 'color', label: 'Color', kind: 'choice', value: 'Tan' },
      { name: 'extras', label: 'Extras', kind: 'choices', value: ['Radio pocket', 'Letter patch'] },
      { name: 'list', label: 'List', kind: 'long-text', value: 'GL-1\n\n2 pcs' },
      { name: 'agreed', label: 'I have measured', kind: 'consent', value: 'yes' },
    ],
  })
})

test.each([
  ['department', ' \n ', "department: Fill in 'Department'."],
  ['department', 'x'.repeat(21), "department: 'Department' takes up to 20 characters; there are 21."],
  ['department', ['a'], "department: 'Department' takes one answer."],
  ['email', 'captain@station', "email: 'Email address' must be an address such as captain@station.example."],
  ['phone', '12', "phone: 'Phone' must be a phone number with its area code, such as 360-555-0112."],
  ['chest', 'wide', "chest: 'Chest' must be a number such as 42."],
  ['chest', '1e2', "chest: 'Chest' must be a number such as 42."],
  ['chest', '29.5', "chest: 'Chest' must be 30 or more."],
  ['chest', '61', "chest: 'Chest' must be 60 or less."],
  ['chest', '42.3', "chest: 'Chest' goes in steps of 0.5."],
  ['needed-by', '2026-02-31', "needed-by: 'Needed by' must be a day such as 2026-05-31."],
  ['needed-by', 'soon', "needed-by: 'Needed by' must be a day such as 2026-05-31."],
  ['needed-by', '2025-12-31', "needed-by: 'Needed by' must be 2026-01-01 or later."],
  ['needed-by', '2027-01-01', "needed-by: 'Needed by' must be 2026-12-31 or earlier."],
  ['color', 'Pink', "color: Choose from the list under 'Color'."],
  ['extras', ['Radio pocket', 'Pony'], "extras: Choose from the list under 'Extras'."],
  ['agreed', '', "agreed: Please tick 'I have measured'."],
  ['agreed', 'no', "agreed: 'I have measured' can be ticked or not."],
  ['nickname', 'x', "nickname: This form does not ask for 'nickname'."],
  ['__proto__x', 'x', "__proto__x: This form does not ask for '__proto__x'."],
  ['constructor', 'x', "constructor: This form does not ask for 'constructor'."],
])('%s = %j is rejected with its name and a message [ROU-07]', (name, value, message) => {
  expect(issueOf(name, value)).toBe(message)
})

test('all issues are returned at once', () => {
  const checked = parseSubmittedValues(form, { email: 'x', nickname: 'y' })
  expect(checked.ok ? [] : checked.issues.map(({ name }) => name)).toEqual([
    'department',
    'email',
    'agreed',
    'nickname',
  ])
})

test('a form is found anywhere in the tree, and other blocks are ignored', () => {
  const block = { type: 'form', props: { id: 'quote', title: 'Quote', fields } }
  const document = {
    content: [
      { type: 'text', props: { id: 'quote', text: 'form' } },
      { type: 'columns', props: { id: 'c', columns: [{ type: 'column', props: { id: 'd', content: [block] } }] } },
    ],
  }
  expect(findForm(document, 'quote')).toMatchObject({ title: 'Quote', kind: 'contact', submitLabel: 'Send' })
  expect(listForms(document)).toHaveLength(1)
  for (const nothing of [
    null,
    'form',
    [],
    { type: 'form' },
    { type: 'form', props: null },
    { type: 'form', props: {} },
  ])
    expect(findForm(nothing, 'quote')).toBeNull()
})

test('invalid fields are left out, and of two with one name the first is used', () => {
  const stored = [
    null,
    'x',
    { name: 'A b', label: 'Bad name' },
    { name: 'no-label' },
    { kind: 'choice', name: 'empty', label: 'No options' },
    { name: 'a', label: 'First', kind: 'from-the-future', maxLength: -1 },
    { name: 'a', label: 'Second' },
  ]
  expect(parseFormDefinition({ id: 'x', fields: stored }).fields).toEqual([
    expect.objectContaining({ name: 'a', label: 'First', kind: 'text', maxLength: 200, isRequired: false }),
  ])
  expect(parseFormDefinition({ id: 'x', fields: 'none' }).fields).toEqual([])
})
