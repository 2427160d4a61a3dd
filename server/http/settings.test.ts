import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('an empty environment gives the embedded default', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: undefined, basePath: '', logLevel: 'info' })
  expect(settings.dataDir).toMatch(/\.hydrant$/)
})

test.each([
  ['/shop/', '/shop'],
  ['/', ''],
  ['/a/b', '/a/b'],
])('BASE_PATH %s is served at %j', (given, used) => {
  expect(readSettings({ BASE_PATH: given }).basePath).toBe(used)
})

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['HOST', 'http://shop'],
  ['DATABASE_URL', 'mysql://somewhere/db'],
  ['BASE_PATH', 'shop'],
  ['BASE_PATH', '/sh op'],
  ['LOG_LEVEL', 'loud'],
  ['EVENTS_WEBHOOK_URL', 'ftp://somewhere'],
  ['EVENTS_WEBHOOK_SECRET', 'a secret without an address'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name)
})

test('events are posted to an address with a secret, and nowhere without', () => {
  expect(readSettings({}).webhook).toBeNull()
  expect(readSettings({ EVENTS_WEBHOOK_URL: 'https://erp.example/events', EVENTS_WEBHOOK_SECRET: 'sixteen characters' }).webhook).toEqual({ url: 'https://erp.example/events', secret: 'sixteen characters' })
  expect(() => readSettings({ EVENTS_WEBHOOK_URL: 'https://erp.example/events', EVENTS_WEBHOOK_SECRET: 'short' })).toThrow('EVENTS_WEBHOOK_SECRET')
})

test('a refused database address does not repeat its password', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://me:hunter2@host/db' })).not.toThrow('hunter2')
})
