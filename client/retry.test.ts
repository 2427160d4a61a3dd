import { expect, test } from 'vitest'
import { AbortedError, FetchResponseError, NetworkError } from './errors.ts'
import { retryAction } from './retry.ts'

const refusal = (status: number) => new FetchResponseError({ url: '/', status, statusText: '', errors: [] })
const broken = new NetworkError('/', new TypeError('reset'))

/** Runs an action that fails with these in turn and then succeeds. */
async function run(...failures: readonly Error[]) {
  const pauses: number[] = []
  let tries = 0
  const action = () => {
    const failure = failures[tries++]
    return failure === undefined ? Promise.resolve('done') : Promise.reject(failure)
  }
  const result = await retryAction(action, {
    pause: (milliseconds) => Promise.resolve(void pauses.push(milliseconds)),
  }).catch((error: unknown) => error)
  return { result, tries, pauses }
}

test('an action that succeeds is done once [CHK-03]', async () => {
  expect(await run()).toEqual({ result: 'done', tries: 1, pauses: [] })
})

test.each([
  ['a broken connection', broken],
  ['500', refusal(500)],
  ['503', refusal(503)],
  ['429', refusal(429)],
  ['408', refusal(408)],
])('%s is tried three times, four seconds apart [CHK-03]', async (_, failure) => {
  expect(await run(failure, failure)).toEqual({ result: 'done', tries: 3, pauses: [4000, 4000] })
  expect(await run(failure, failure, failure)).toEqual({ result: failure, tries: 3, pauses: [4000, 4000] })
})

test('a conflict is never tried again [CHK-03, NET-06]', async () => {
  const conflict = refusal(409)
  expect(await run(conflict)).toEqual({ result: conflict, tries: 1, pauses: [] })
  expect(await run(broken, conflict)).toEqual({ result: conflict, tries: 2, pauses: [4000] })
})

test.each([400, 401, 403, 404, 410, 412, 422])('%i would be refused again and is not tried again', async (status) => {
  expect(await run(refusal(status))).toMatchObject({ tries: 1, pauses: [] })
})

test('what was given up, or is a bug, is not tried again', async () => {
  expect(await run(new AbortedError('left'))).toMatchObject({ tries: 1 })
  expect(await run(new TypeError('no id'))).toMatchObject({ tries: 1 })
})
