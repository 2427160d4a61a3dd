import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { DatabaseError } from './database.ts'
import { openDatabase } from './open-database.ts'

const errorMessageOf = async (url: string) => {
  const error: unknown = await openDatabase({ url, dataDir: '/nowhere' }).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof DatabaseError)) throw new Error(`not refused: ${String(error)}`)
  return error.message
}

test('the error for an unreachable server names host and database, but not the password', async () => {
  const message = await errorMessageOf('postgres://keeper:s3cret@127.0.0.1:1/shop')
  expect(message).toBe('The database at 127.0.0.1:1/shop cannot be used: nothing answers there.')
})

test('the error for a server with another protocol does not contain the password', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 400 s3cret\r\n\r\n')).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const message = await errorMessageOf(`postgres://keeper:s3cret@127.0.0.1:${port}/shop`)
  expect(message).toContain(`The database at 127.0.0.1:${port}/shop cannot be used: `)
  expect(message).not.toContain('s3cret')
  server.close()
})

test.each(['mysql://keeper:s3cret@127.0.0.1/shop', 'keeper:s3cret@127.0.0.1', 'postgres://keeper:s3cret@[bad/shop'])(
  'what is no PostgreSQL address is refused with an example of one: %s',
  async (url) => {
    const message = await errorMessageOf(url)
    expect(message).toContain('It should look like postgres://user:password@host:5432/name.')
    expect(message).not.toContain('s3cret')
  },
)
