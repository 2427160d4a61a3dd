import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createServerWithoutRoutes } from './create-server.ts'

const closeWith = async (closeTimeoutMs: number) => {
  const app = createServerWithoutRoutes({ basePath: '', logLevel: 'silent' }, pino({ level: 'silent' }), {
    timeoutOverrides: { closeTimeoutMs },
  })
  const started = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<string>()
  app.get('/', () => {
    started.resolve()
    return finish.promise
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const status = fetch(origin).then(
    (response) => response.status,
    () => 'cut off',
  )
  await started.promise
  const closed = app.close()
  return { finish, status, closed }
}

test('a shop that is ended first finishes its open requests [RUN-16]', async () => {
  const { finish, status, closed } = await closeWith(60_000)
  finish.resolve('done')
  expect(await status).toBe(200)
  await closed
})

test('a shop that is ended does not wait for ever for a request that does not end [RUN-16]', async () => {
  const { status, closed } = await closeWith(50)
  expect(await status).toBe('cut off')
  await closed
})
