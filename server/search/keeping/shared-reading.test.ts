import { expect, test } from 'vitest'
import { SharedReading } from './shared-reading.ts'

interface Thing {
  readonly id: string
}

/** A reading that notes what is asked for together, and answers every id with the number of its round. */
function noted() {
  const rounds: string[][] = []
  const reading = new SharedReading<Thing, number>()
  const read = (profile: string, ids: readonly string[]) =>
    reading.read(
      profile,
      ids.map((id) => ({ id })),
      (asked) => {
        rounds.push(asked.map(({ id }) => id))
        return Promise.resolve(new Map(asked.map(({ id }) => [id, rounds.length])))
      },
    )
  return { rounds, read }
}

test('what is missed in one turn is read at once, each thing once, by those alike', async () => {
  const { rounds, read } = noted()
  const answers = await Promise.all([read('guests', ['a', 'b']), read('guests', ['b', 'c']), read('buyers', ['a'])])
  expect(rounds).toEqual([['a', 'b', 'c'], ['a']])
  expect(answers.map((answer) => answer.get('a'))).toEqual([1, 1, 2])
})

test('who asks after a reading has begun is answered by the next', async () => {
  const { rounds, read } = noted()
  await read('guests', ['a'])
  expect((await read('guests', ['a'])).get('a')).toBe(2)
  expect(rounds).toEqual([['a'], ['a']])
})

test('a reading that fails fails for those who share it, and for nobody after them', async () => {
  const reading = new SharedReading<Thing, number>()
  const fail = () => reading.read('guests', [{ id: 'a' }], () => Promise.reject(new Error('lost')))
  await Promise.all([expect(fail()).rejects.toThrow('lost'), expect(fail()).rejects.toThrow('lost')])
  const answer = await reading.read('guests', [{ id: 'a' }], () => Promise.resolve(new Map([['a', 1]])))
  expect(answer.get('a')).toBe(1)
})
