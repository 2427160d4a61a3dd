import { expect, test } from 'vitest'
import type { FormSubmission } from '@hydrant/contract/admin/forms.ts'
import { RequestsCsv } from './requests-csv.ts'

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
  const columns = new RequestsCsv()
  columns.addQuestionColumns(requests)
  return columns.formatHeading() + columns.formatRows(requests)
}
const cells = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .map((line) => line.split('","').map((cell) => cell.replaceAll(/^[\uFEFF"]+|"$/g, '')))

test('there is a row for each request and a column for each question of any of them', () => {
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

test('two questions with the same label have a column each, with their names', () => {
  const submission = request({ Name: 'A' })
  const withSecondAnswer = {
    ...submission,
    answers: [...submission.answers, { name: 'chief', label: 'Name', kind: 'text', values: ['B'] }],
  }
  const [heading, ...rows] = cells(requestsCsv([withSecondAnswer, submission]))
  expect(heading?.slice(-2)).toEqual(['Name (name)', 'Name (chief)'])
  expect(rows.map((row) => row.slice(-2))).toEqual([
    ['A', 'B'],
    ['A', ''],
  ])
})

test('a request that arrives during the export with new questions is left out', () => {
  const columns = new RequestsCsv()
  columns.addQuestionColumns([request({ Name: 'A' })])
  expect(columns.formatRows([request({ Name: 'B', Size: '42' }), request({ Name: 'A' })]).split('\r\n')).toHaveLength(2)
})

test('a value that begins like a formula is escaped as text [ROU-07]', () => {
  expect(requestsCsv([request({ Name: '=1+1' })])).toContain(`,"'=1+1"`)
})
