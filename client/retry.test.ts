import { expect, test } from 'vitest'
import { AbortedError, FetchResponseError, NetworkError } from './errors.ts'
import { runWithRetries } from './retry.ts'

const responseError = (status: number) => new FetchResponseError({ url: '/', status, statusText: '', errors: [] })
const broken = new NetworkError('/', new TypeError('reset'))

/** Runs an action that fails with these errors in turn and then succeeds. */
async function run(...failures: readonly Error[]) {
  const delays: number[] = []
  let attempts = 0
  const action = () => {
    const failure = failures[attempts++]
    return failure === undefined ? Promise.resolve('done') : Promise.reject(failure)
  }
  const result = await runWithRetries(action, {
    sleep: (milliseconds) => Promise.resolve(void delays.push(milliseconds)),
  }).catch((error: unknown) => error)
  return { result, attempts, delays }
}

test('an action that succeeds runs once [CHK-03]', async () => {
  expect(await run()).toEqual({ result: 'done', attempts: 1, delays: [] })
})

test.each([
  ['a broken connection', broken],
  ['500', responseError(500)],
  ['503', responseError(503)],
  ['429', responseError(429)],
  ['408', responseError(408)],
])('%s has three attempts, four seconds apart [CHK-03]', async (_, failure) => {
  expect(await run(failure, failure)).toEqual({ result: 'done', attempts: 3, delays: [4000, 4000] })
  expect(await run(failure, failure, failure)).toEqual({ result: failure, attempts: 3, delays: [4000, 4000] })
})

test('a conflict is never retried [CHK-03, NET-06]', async () => {
  const conflict = responseError(409)
  expect(await run(conflict)).toEqual({ result: conflict, attempts: 1, delays: [] })
  expect(await run(broken, conflict)).toEqual({ result: conflict, attempts: 2, delays: [4000] })
})

test.each([400, 401, 403, 404, 410, 412, 422])('%i would fail again and is not retried', async (status) => {
  expect(await run(responseError(status))).toMatchObject({ attempts: 1, delays: [] })
})

test('an aborted call or a bug is not retried', async () => {
  expect(await run(new AbortedError('left'))).toMatchObject({ attempts: 1 })
  expect(await run(new TypeError('no id'))).toMatchObject({ attempts: 1 })
})
