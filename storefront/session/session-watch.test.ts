import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SessionPhase, type SessionTimes, SessionWatch, type TabNews } from './session-watch.ts'

const IDLE = 7200
const FULL: SessionTimes = { secondsLeft: IDLE, idleSeconds: IDLE }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A watch in front of a server that answers with `answer`, or is away, and whose session stands as `standing` says. */
function start(first: SessionTimes | 'gone' | null = FULL) {
  const answer = { current: first }
  const standing: { current: SessionTimes | 'gone' | null } = { current: 'gone' }
  const told: TabNews[] = []
  const asked = { extend: 0, look: 0 }
  const say = (times: SessionTimes | 'gone' | null) =>
    times === null ? Promise.reject(new TypeError('offline')) : Promise.resolve(times)
  const watch = new SessionWatch({
    extend() {
      asked.extend += 1
      return say(answer.current)
    },
    look() {
      asked.look += 1
      return say(standing.current)
    },
  })
  watch.connect((news) => void told.push(news))
  watch.learn(FULL)
  return {
    watch,
    told,
    asked: () => asked.extend,
    looked: () => asked.look,
    answer,
    standing,
    pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000),
  }
}

const GONE = () => Promise.resolve('gone' as const)

test('it warns 30 seconds before the server ends the session, and expires with it [SES-01]', async () => {
  const { watch, pass } = start()
  await pass(IDLE - 31)
  expect(watch.get()).toEqual({ name: 'open' })
  await pass(1)
  expect(watch.get()).toEqual({ name: 'warning', seconds: 30 })
  await pass(30)
  expect(watch.get()).toEqual({ name: 'expired' })
})

test('activity is told to the server at most once a minute, and moves the end [SES-01]', async () => {
  const { watch, asked, pass } = start()
  for (let second = 0; second < 600; second += 1) {
    watch.touch()
    await pass(1)
  }
  expect(asked()).toBeLessThanOrEqual(10)
  expect(asked()).toBeGreaterThanOrEqual(9)
  await pass(IDLE - 60)
  expect(watch.get()).toEqual({ name: 'open' })
  await pass(61)
  expect(watch.get()).toEqual({ name: 'expired' })
})

test('what is done right after the server was told is told later, so that nobody is logged out early [SES-01]', async () => {
  const { watch, asked, pass } = start()
  await pass(10)
  watch.touch()
  expect(asked()).toBe(0)
  await pass(50)
  expect(asked()).toBe(1)
  await pass(IDLE - 40)
  expect(watch.get()).toEqual({ name: 'open' })
})

test('whoever is warned goes on by saying so, not by moving the mouse [SES-01]', async () => {
  const { watch, asked, pass } = start()
  await pass(IDLE - 20)
  watch.touch()
  expect(watch.get().name).toBe('warning')
  expect(asked()).toBe(0)
  watch.continueWorking()
  await pass(1)
  expect(watch.get()).toEqual({ name: 'open' })
  await pass(IDLE - 40)
  expect(watch.get()).toEqual({ name: 'open' })
})

test('going on without a connection brings the warning back with what is left [SES-01]', async () => {
  const { watch, answer, pass } = start(null)
  await pass(IDLE - 20)
  watch.continueWorking()
  await pass(0)
  expect(watch.get()).toEqual({ name: 'warning', seconds: 20 })
  answer.current = FULL
  watch.continueWorking()
  await pass(60)
  expect(watch.get()).toEqual({ name: 'open' })
})

test('a machine that slept finds the session expired by the clock, and does not extend it [SES-01]', async () => {
  const { watch, asked, pass } = start()
  await pass(10)
  watch.touch()
  vi.setSystemTime(Date.now() + IDLE * 1000)
  watch.check()
  expect(watch.get()).toEqual({ name: 'asking' })
  await pass(0)
  expect(watch.get()).toEqual({ name: 'expired' })
  await pass(120)
  watch.touch()
  watch.continueWorking()
  expect(asked()).toBe(0)
})

test('a timer that slept does not tell the server what is long past [SES-01]', async () => {
  const { watch, asked, pass } = start()
  watch.touch()
  vi.setSystemTime(Date.now() + 30 * 60_000)
  await pass(61)
  expect(asked()).toBe(0)
  expect(watch.get()).toEqual({ name: 'open' })
})

test('what one tab learns moves the end in another, never nearer [SES-01]', async () => {
  const { watch, told, pass } = start()
  expect(told).toEqual([Date.now() + IDLE * 1000])
  await pass(IDLE - 10)
  expect(watch.get().name).toBe('warning')
  watch.hear(Date.now() + 100_000)
  expect(watch.get()).toEqual({ name: 'open' })
  watch.hear(Date.now() + 5000)
  expect(watch.get()).toEqual({ name: 'open' })
  await pass(70)
  expect(watch.get()).toMatchObject({ name: 'warning' })
})

test('a session that was ended elsewhere is gone, and stays so [SES-02]', async () => {
  const heard = start()
  heard.watch.hear(null)
  expect(heard.watch.get()).toEqual({ name: 'gone' })
  heard.watch.learn(FULL)
  heard.watch.hear(Date.now() + 1e6)
  expect(heard.watch.get()).toEqual({ name: 'gone' })

  const guest = start()
  guest.watch.learnOfGuest()
  expect(guest.told.at(-1)).toBeNull()

  const told = start('gone')
  await told.pass(61)
  told.watch.touch()
  await told.pass(0)
  expect(told.watch.get()).toEqual({ name: 'gone' })
})

test('a session near its longest time is told of activity no more often than any other [SES-01]', async () => {
  const { watch, answer, asked, pass } = start()
  answer.current = { secondsLeft: 600, idleSeconds: IDLE }
  watch.learn(answer.current)
  for (let second = 0; second < 300; second += 1) {
    watch.touch()
    await pass(1)
  }
  expect(asked()).toBeLessThanOrEqual(6)
})

test('while the server is asked nobody is warned again, nor logged out before it has answered [SES-01]', async () => {
  const answers: ((times: SessionTimes) => void)[] = []
  const watch = new SessionWatch({ extend: () => new Promise((resolve) => void answers.push(resolve)), look: GONE })
  watch.learn(FULL)
  await vi.advanceTimersByTimeAsync((IDLE - 1) * 1000)
  expect(watch.get().name).toBe('warning')
  watch.continueWorking()
  watch.touch()
  await vi.advanceTimersByTimeAsync(1500)
  expect(watch.get()).toEqual({ name: 'open' })
  for (const answer of answers) answer(FULL)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(watch.get()).toEqual({ name: 'open' })
})

test('an answer that never comes does not keep a session open for ever [SES-01]', async () => {
  const watch = new SessionWatch({ extend: () => new Promise(() => {}), look: GONE })
  watch.learn(FULL)
  await vi.advanceTimersByTimeAsync((IDLE - 1) * 1000)
  watch.continueWorking()
  await vi.advanceTimersByTimeAsync(22_000)
  expect(watch.get()).toEqual({ name: 'expired' })
})

test('a tab that was frozen hides its page and asks; when the session has gone on elsewhere it goes on, too, and has not used it [SES-01]', async () => {
  const { watch, standing, told, asked, looked, pass } = start()
  standing.current = { secondsLeft: 3600, idleSeconds: IDLE }
  vi.setSystemTime(Date.now() + (IDLE + 600) * 1000)
  watch.touch()
  watch.check()
  expect(watch.get()).toEqual({ name: 'asking' })
  await pass(0)
  expect(watch.get()).toEqual({ name: 'open' })
  expect({ asked: asked(), looked: looked() }).toEqual({ asked: 0, looked: 1 })
  expect(told.at(-1)).toBe(Date.now() + 3_600_000)
  standing.current = 'gone'
  await pass(3600)
  expect(watch.get()).toEqual({ name: 'expired' })
  expect(told.at(-1)).toBe('expired')
})

test.each([
  ['is away', () => Promise.reject<'gone'>(new TypeError('offline'))],
  ['does not answer', () => new Promise<'gone'>(() => {})],
])(
  'when the time is over and the server %s, the page stays hidden and the session counts as ended within seconds [SES-01]',
  async (_, look) => {
    const told: TabNews[] = []
    const watch = new SessionWatch({ extend: GONE, look })
    watch.connect((news) => void told.push(news))
    watch.learn(FULL)
    await vi.advanceTimersByTimeAsync(IDLE * 1000)
    await vi.advanceTimersByTimeAsync(5000)
    expect(watch.get()).toEqual({ name: 'expired' })
    expect(told, 'other tabs may know better').not.toContain('expired')
  },
)

test('an answer that comes too late changes nothing: news of another tab do while it is waited for [SES-01]', async () => {
  const answers: ((times: SessionTimes | 'gone') => void)[] = []
  const watch = new SessionWatch({ extend: GONE, look: () => new Promise((resolve) => void answers.push(resolve)) })
  watch.learn(FULL)
  await vi.advanceTimersByTimeAsync(IDLE * 1000)
  watch.hear(Date.now() + 600_000)
  expect(watch.get()).toEqual({ name: 'open' })
  for (const answer of answers) answer('gone')
  await vi.advanceTimersByTimeAsync(1000)
  expect(watch.get()).toEqual({ name: 'open' })
})

test('whichever tab finds the end of the session first, the others say that it has run out [SES-01]', async () => {
  const first = start()
  first.watch.hear('expired')
  expect(first.watch.get()).toEqual({ name: 'expired' })

  const frozen = start()
  vi.setSystemTime(Date.now() + IDLE * 1000)
  frozen.watch.hear(null)
  expect(frozen.watch.get()).toEqual({ name: 'expired' })
})

test('a session that has reached its longest time says so once, and lets the seconds run without offering what it cannot keep [SES-01]', async () => {
  const { watch, answer, asked, pass } = start()
  const phases: SessionPhase[] = []
  watch.subscribe(() => void phases.push(watch.get()))
  await pass(IDLE - 20)
  answer.current = { secondsLeft: 20, idleSeconds: IDLE }
  watch.continueWorking()
  await pass(10)
  watch.touch()
  await pass(10)
  expect(phases).toEqual([
    { name: 'warning', seconds: 30 },
    { name: 'open' },
    { name: 'last', seconds: 20 },
    { name: 'asking' },
    { name: 'expired' },
  ])
  expect(asked()).toBe(1)
})

test.each(['expired', null] as const)(
  'whoever signs in again after %j goes on in the tab that they have stayed in, and is followed there as before [SES-01] [SES-02]',
  async (news) => {
    const { watch, told, asked, pass } = start()
    watch.resume(FULL)
    expect(told, 'a session that is open is not begun anew').toHaveLength(1)
    await pass(600)
    watch.hear(news)
    expect(['expired', 'gone']).toContain(watch.get().name)
    watch.resume(FULL)
    expect(watch.get()).toEqual({ name: 'open' })
    expect(told.at(-1)).toBe(Date.now() + IDLE * 1000)
    await pass(60)
    watch.touch()
    expect(asked()).toBe(1)
    watch.hear(null)
    expect(watch.get()).toEqual({ name: 'gone' })
  },
)
