import { expect, test } from 'vitest'
import { SingleFlight } from './single-flight.ts'

test('concurrent runs of a key are one, and the next is another', async () => {
  const flights = new SingleFlight<number>()
  let runs = 0
  const work = async () => (runs += 1)
  expect(await Promise.all([flights.run('a', work), flights.run('a', work), flights.run('b', work)])).toEqual([1, 1, 2])
  expect(flights.size).toBe(0)
  expect(await flights.run('a', work)).toBe(3)
})

test('a failed run fails for all who share it, and not for the next', async () => {
  const flights = new SingleFlight<number>()
  const fail = () => flights.run('a', () => Promise.reject(new Error('lost')))
  await Promise.all([expect(fail()).rejects.toThrow('lost'), expect(fail()).rejects.toThrow('lost')])
  expect(await flights.run('a', async () => 1)).toBe(1)
})

test('a forgotten run still serves who shares it and leaves the next one alone', async () => {
  const flights = new SingleFlight<string>()
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const pendingFirst = flights.run('a', () => first.promise)
  flights.forgetRunning()
  const pendingSecond = flights.run('a', () => second.promise)
  first.resolve('first')
  expect(await pendingFirst).toBe('first')
  expect(flights.findRunning('a')).toBe(pendingSecond)
  second.resolve('second')
  expect(await pendingSecond).toBe('second')
})
