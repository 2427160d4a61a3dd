import { expect, test } from 'vitest'
import { FreshMap } from './fresh-map.ts'

test('callers that ask for one key at once share one reading, later ones what it found', async () => {
  const map = new FreshMap<string>(10)
  const answer = Promise.withResolvers<string>()
  let readings = 0
  const read = () => {
    readings += 1
    return answer.promise
  }
  const asked = [map.find('a', read), map.find('a', read)]
  answer.resolve('one')
  expect(await Promise.all(asked)).toEqual(['one', 'one'])
  expect(await map.find('a', read)).toBe('one')
  expect(readings).toBe(1)
})

test('what is being read when a change arrives is answered but not remembered', async () => {
  const map = new FreshMap<string>(10)
  const old = Promise.withResolvers<string>()
  const asked = map.find('a', () => old.promise)
  map.forget()
  const askedAfter = map.find('a', async () => 'new')
  old.resolve('old')
  expect(await asked).toBe('old')
  expect(await askedAfter).toBe('new')
  expect(map.get('a')).toBe('new')
})

test('a change drops what it is about and nothing else', async () => {
  const map = new FreshMap<string>(10)
  await map.find('a', async () => 'one')
  await map.find('b', async () => 'two')
  map.forget((value) => value === 'one')
  expect([map.get('a'), map.get('b')]).toEqual([undefined, 'two'])
})

test('nothing is remembered while changes may go unheard', async () => {
  const map = new FreshMap<string>(10)
  await map.find('a', async () => 'one')
  map.distrust()
  expect(await map.find('a', async () => 'two')).toBe('two')
  expect(await map.find('a', async () => 'three')).toBe('three')
  map.trust()
  await map.find('a', async () => 'four')
  expect(map.get('a')).toBe('four')
})

test('what is not worth it and failures are not remembered, and the oldest values make room', async () => {
  const map = new FreshMap<string | null>(2, (value) => value !== null)
  expect(await map.find('a', async () => null)).toBeNull()
  await expect(map.find('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  for (const key of ['a', 'b', 'c']) await map.find(key, async () => key)
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([undefined, 'b', 'c'])
})
