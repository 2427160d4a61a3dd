import { expect, test } from 'vitest'
import { createObservable } from './observable.ts'

test('all current listeners are notified of changes only', () => {
  const value = createObservable(1)
  const notifications: string[] = []
  const stop = value.subscribe(() => notifications.push(`first ${value.get()}`))
  value.subscribe(() => notifications.push(`second ${value.get()}`))
  value.set(1)
  value.set(2)
  stop()
  stop()
  value.set(3)
  expect(notifications).toEqual(['first 2', 'second 2', 'second 3'])
})

test('a listener that subscribes twice ends each subscription separately', () => {
  const value = createObservable('a')
  let calls = 0
  const listener = () => void (calls += 1)
  const stop = value.subscribe(listener)
  value.subscribe(listener)
  stop()
  value.set('b')
  expect(calls).toBe(1)
})
