import { afterEach, expect, test } from 'vitest'
import { holdPage, letPageGo, pageHold, tellSession } from './page-hold.ts'

afterEach(() => {
  letPageGo()
  tellSession('open')
})

test('a page is held for as long as anything on it is not saved, and told of once [SES-02]', () => {
  const told: boolean[] = []
  const stop = pageHold.subscribe(() => void told.push(pageHold.get().isHeld))
  const [first, second] = [holdPage(), holdPage()]
  first()
  expect(pageHold.get().isHeld).toBe(true)
  second()
  second()
  expect(pageHold.get().isHeld).toBe(false)
  expect(told).toEqual([true, false])
  stop()
})

test('whoever gives up what is not saved gives up all of it, and how the session stands is remembered beside it [SES-02]', () => {
  const release = holdPage()
  holdPage()
  tellSession('over')
  expect(pageHold.get()).toEqual({ isHeld: true, session: 'over' })
  letPageGo()
  release()
  expect(pageHold.get()).toEqual({ isHeld: false, session: 'over' })
})
