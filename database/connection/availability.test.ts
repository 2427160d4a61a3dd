import { expect, test } from 'vitest'
import { isTemporarilyUnavailable, UnavailableError } from './availability.ts'
import { OverloadError } from '@hydrant/kernel/concurrency/bulkhead.ts'

const withCode = (code: string, syscall?: string) =>
  Object.assign(new Error('failed'), { code, ...(syscall !== undefined && { syscall }) })

test.each([
  ['a cut connection', new Error('Connection terminated unexpectedly')],
  ['a connection that nobody takes', withCode('ECONNREFUSED', 'connect')],
  ['a server that shuts down', withCode('57P01')],
  ['a statement that was cancelled', withCode('57014')],
  ['a lock that was not had in time', withCode('55P03')],
  ['a server that takes no writes', withCode('25006')],
  ['a full queue', new OverloadError('full')],
  [
    'a failure that its caller knows to be behind it',
    new UnavailableError('The session could not be read.', { cause: withCode('42P01') }),
  ],
  ['what was caused by one of them', new Error('Failed query', { cause: withCode('57P03') })],
  ['several addresses of one server', new AggregateError([withCode('ECONNREFUSED', 'connect')], '')],
])('%s means that the database is unavailable [RUN-04]', (_, error) => {
  expect(isTemporarilyUnavailable(error)).toBe(true)
})

test.each([
  ['a missing table', withCode('42P01')],
  ['a violated constraint', withCode('23505')],
  ['a bug', new TypeError('undefined is not a function')],
  ['no error', 'ECONNREFUSED'],
])('%s does not [RUN-04]', (_, error) => {
  expect(isTemporarilyUnavailable(error)).toBe(false)
})
