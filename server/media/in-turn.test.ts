import { expect, test } from 'vitest'
import { createTurns } from './in-turn.ts'

test('work is done one piece after the other, whatever becomes of the piece before', async () => {
  const inTurn = createTurns()
  const log: string[] = []
  const piece = (name: string) => async () => {
    log.push(`${name} begins`)
    await Promise.resolve()
    log.push(`${name} ends`)
    if (name === 'second') throw new Error('broken')
    return name
  }
  const results = await Promise.allSettled(['first', 'second', 'third'].map((name) => inTurn(piece(name))))
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends', 'third begins', 'third ends'])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
