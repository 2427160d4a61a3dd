import { expect, test } from 'vitest'
import { createObservable } from './observable.ts'

test('a change is told to everyone who still listens, and only a change is', () => {
  const value = createObservable(1)
  const told: string[] = []
  const stop = value.subscribe(() => told.push(`first ${value.get()}`))
  value.subscribe(() => told.push(`second ${value.get()}`))
  value.set(1)
  value.set(2)
  stop()
  stop()
  value.set(3)
  expect(told).toEqual(['first 2', 'second 2', 'second 3'])
})

test('a listener that subscribes twice ends each subscription by itself', () => {
  const value = createObservable('a')
  let calls = 0
  const listener = () => void (calls += 1)
  const stop = value.subscribe(listener)
  value.subscribe(listener)
  stop()
  value.set('b')
  expect(calls).toBe(1)
})
