import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { Cache } from '../cache/cache.ts'
import { createServerWithoutRoutes } from './create-server.ts'

test('the log tells how the caches are doing, on the signal for it and at the end', async () => {
  const lines: unknown[] = []
  const output = new Writable({
    write(line: Buffer, _, done) {
      lines.push(JSON.parse(line.toString()))
      done()
    },
  })
  const app = createServerWithoutRoutes({ basePath: '', logLevel: 'info' }, pino(output))
  const cache = new Cache<string>({ name: 'a cache', maxEntries: 10 })
  const toLine = (hits: number): unknown =>
    expect.objectContaining({
      msg: 'the caches',
      caches: expect.arrayContaining([{ name: 'a cache', hits, misses: 1, entries: 1, bytes: null }]),
    })
  cache.set('key', 'value')
  process.emit('SIGUSR2')
  expect(lines).toEqual([toLine(0)])
  cache.get('key')
  await app.close()
  expect(lines).toEqual([toLine(0), toLine(1)])
  process.emit('SIGUSR2')
  expect(lines).toHaveLength(2)
})
