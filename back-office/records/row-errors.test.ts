import { expect, test } from 'vitest'
import { listRowErrors } from './row-errors.ts'

const failed = (statusCode: string, message: string) => ({
  success: false,
  errors: [{ statusCode, message, fields: [] }],
})
const rolledBack = failed('ALL_OR_NONE_OPERATION_ROLLED_BACK', 'Another record failed.')

test('the reason of a failure is that of the record that failed, once, and never that another one did', () => {
  const duplicate = failed('DUPLICATE_VALUE', 'The code exists.')
  expect(listRowErrors([rolledBack, duplicate, duplicate])).toEqual([{ message: 'The code exists.', fields: [] }])
})

test('a failure without a reason is no success', () => {
  const unexplained = [{ message: 'Nothing was changed, and the server gave no reason.', fields: [] }]
  expect(listRowErrors([{ success: false, errors: [] }])).toEqual(unexplained)
  expect(listRowErrors([rolledBack])).toEqual(unexplained)
  expect(listRowErrors([{ success: true, errors: [] }])).toEqual([])
})
