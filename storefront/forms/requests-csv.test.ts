import { expect, test } from 'vitest'
import type { FormSubmission } from '@hydrant/contract/admin/forms.ts'
import { CsvColumns } from './requests-csv.ts'

const request = (answers: Readonly<Record<string, string | string[]>>): FormSubmission => ({
  submissionId: '0Fs000000000001AAA',
  referenceNumber: 'R7KM-4TXP',
  kind: 'quote',
  state: 'new',
  title: 'Ask for a quote',
  path: '/quote',
  formId: 'quote',
  version: 1,
  receivedDate: '2026-03-01T10:00:00Z',
  handledDate: null,
  handledBy: null,
  senderName: null,
  senderEmail: null,
  userName: 'Dana Whitlock',
  accountName: null,
  answers: Object.entries(answers).map(([label, value]) => ({
    name: label.toLowerCase(),
    label,
    kind: 'text',
    values: [value].flat(),
  })),
})
const requestsCsv = (requests: readonly FormSubmission[]) => {
  const columns = new CsvColumns()
  columns.add(requests)
  return columns.heading() + columns.rows(requests)
}
const cells = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .map((line) => line.split('","').map((cell) => cell.replaceAll(/^[\uFEFF"]+|"$/g, '')))

test('a row for each request, a column for each question that any of them was asked', () => {
  expect(
    cells(requestsCsv([request({ Name: 'A', Colors: ['Tan', 'Black'] }), request({ Name: 'B', Size: '42' })])),
  ).toEqual([
    ['Reference', 'Received', 'Kind', 'Form', 'State', 'Signed in as', 'Account', 'Name', 'Colors', 'Size'],
    [
      'R7KM-4TXP',
      '2026-03-01T10:00:00Z',
      'Quote',
      'Ask for a quote',
      'New',
      'Dana Whitlock',
      '',
      'A',
      'Tan\nBlack',
      '',
    ],
    ['R7KM-4TXP', '2026-03-01T10:00:00Z', 'Quote', 'Ask for a quote', 'New', 'Dana Whitlock', '', 'B', '', '42'],
  ])
})

test('two questions of one label have a column each, told apart by their names', () => {
  const asked = request({ Name: 'A' })
  const twice = { ...asked, answers: [...asked.answers, { name: 'chief', label: 'Name', kind: 'text', values: ['B'] }] }
  const [heading, ...rows] = cells(requestsCsv([twice, asked]))
  expect(heading?.slice(-2)).toEqual(['Name (name)', 'Name (chief)'])
  expect(rows.map((row) => row.slice(-2))).toEqual([
    ['A', 'B'],
    ['A', ''],
  ])
})

test('a request that comes while the file is written, with questions of its own, is left to the next one', () => {
  const columns = new CsvColumns()
  columns.add([request({ Name: 'A' })])
  expect(columns.rows([request({ Name: 'B', Size: '42' }), request({ Name: 'A' })]).split('\r\n')).toHaveLength(2)
})

test('what begins like a formula is a text to a spreadsheet [ROU-07]', () => {
  expect(requestsCsv([request({ Name: '=1+1' })])).toContain(`,"'=1+1"`)
})
