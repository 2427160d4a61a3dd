import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SessionPhase, type SessionTimes, SessionMonitor, type TabMessage } from './session-monitor.ts'

const IDLE_SECONDS = 7200
const FULL_TIMES: SessionTimes = { secondsLeft: IDLE_SECONDS, idleSeconds: IDLE_SECONDS }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/**
 * Starts a monitor with a fake server: its responses to extending and reading the session can be set, null means
 * offline.
 */
function start(first: SessionTimes | 'ended' | null = FULL_TIMES) {
  const response = { current: first }
  const sessionStatus: { current: SessionTimes | 'ended' | null } = { current: 'ended' }
  const notified: TabMessage[] = []
  const calls = { extend: 0, look: 0 }
  const respond = (times: SessionTimes | 'ended' | null) =>
    times === null ? Promise.reject(new TypeError('offline')) : Promise.resolve(times)
  const monitor = new SessionMonitor({
    extend() {
      calls.extend += 1
      return respond(response.current)
    },
    fetchTimes() {
      calls.look += 1
      return respond(sessionStatus.current)
    },
  })
  monitor.setBroadcast((message) => void notified.push(message))
  monitor.update(FULL_TIMES)
  return {
    watch: monitor,
    told: notified,
    calls: () => calls.extend,
    fetches: () => calls.look,
    answer: response,
    standing: sessionStatus,
    advance: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000),
  }
}

const respondEnded = () => Promise.resolve('ended' as const)

test('it warns 30 seconds before the server ends the session, and then expires [SES-01]', async () => {
  const { watch: monitor, advance: pass } = start()
  await pass(IDLE_SECONDS - 31)
  expect(monitor.get()).toEqual({ name: 'open' })
  await pass(1)
  expect(monitor.get()).toEqual({ name: 'warning', seconds: 30 })
  await pass(30)
  expect(monitor.get()).toEqual({ name: 'expired' })
})

test('activity extends the session at most once a minute [SES-01]', async () => {
  const { watch: monitor, calls: asked, advance: pass } = start()
  for (let second = 0; second < 600; second += 1) {
    monitor.recordActivity()
    await pass(1)
  }
  expect(asked()).toBeLessThanOrEqual(10)
  expect(asked()).toBeGreaterThanOrEqual(9)
  await pass(IDLE_SECONDS - 60)
  expect(monitor.get()).toEqual({ name: 'open' })
  await pass(61)
  expect(monitor.get()).toEqual({ name: 'expired' })
})

test('activity right after an extension is sent later, so that nobody is signed out early [SES-01]', async () => {
  const { watch: monitor, calls: asked, advance: pass } = start()
  await pass(10)
  monitor.recordActivity()
  expect(asked()).toBe(0)
  await pass(50)
  expect(asked()).toBe(1)
  await pass(IDLE_SECONDS - 40)
  expect(monitor.get()).toEqual({ name: 'open' })
})

test('after a warning only continuing extends the session, not moving the mouse [SES-01]', async () => {
  const { watch: monitor, calls: asked, advance: pass } = start()
  await pass(IDLE_SECONDS - 20)
  monitor.recordActivity()
  expect(monitor.get().name).toBe('warning')
  expect(asked()).toBe(0)
  monitor.continueWorking()
  await pass(1)
  expect(monitor.get()).toEqual({ name: 'open' })
  await pass(IDLE_SECONDS - 40)
  expect(monitor.get()).toEqual({ name: 'open' })
})

test('continuing without a connection shows the warning again with the remaining time [SES-01]', async () => {
  const { watch: monitor, answer: response, advance: pass } = start(null)
  await pass(IDLE_SECONDS - 20)
  monitor.continueWorking()
  await pass(0)
  expect(monitor.get()).toEqual({ name: 'warning', seconds: 20 })
  response.current = FULL_TIMES
  monitor.continueWorking()
  await pass(60)
  expect(monitor.get()).toEqual({ name: 'open' })
})

test('after sleep the session is expired by the clock and is not extended [SES-01]', async () => {
  const { watch: monitor, calls: asked, advance: pass } = start()
  await pass(10)
  monitor.recordActivity()
  vi.setSystemTime(Date.now() + IDLE_SECONDS * 1000)
  monitor.check()
  expect(monitor.get()).toEqual({ name: 'checking' })
  await pass(0)
  expect(monitor.get()).toEqual({ name: 'expired' })
  await pass(120)
  monitor.recordActivity()
  monitor.continueWorking()
  expect(asked()).toBe(0)
})

test('a suspended timer does not send old activity [SES-01]', async () => {
  const { watch: monitor, calls: asked, advance: pass } = start()
  monitor.recordActivity()
  vi.setSystemTime(Date.now() + 30 * 60_000)
  await pass(61)
  expect(asked()).toBe(0)
  expect(monitor.get()).toEqual({ name: 'open' })
})

test('a message of another tab moves the end later, never earlier [SES-01]', async () => {
  const { watch: monitor, told: notified, advance: pass } = start()
  expect(notified).toEqual([Date.now() + IDLE_SECONDS * 1000])
  await pass(IDLE_SECONDS - 10)
  expect(monitor.get().name).toBe('warning')
  monitor.receive(Date.now() + 100_000)
  expect(monitor.get()).toEqual({ name: 'open' })
  monitor.receive(Date.now() + 5000)
  expect(monitor.get()).toEqual({ name: 'open' })
  await pass(70)
  expect(monitor.get()).toMatchObject({ name: 'warning' })
})

test('a session that was ended elsewhere has ended and stays ended [SES-02]', async () => {
  const receiving = start()
  receiving.watch.receive(null)
  expect(receiving.watch.get()).toEqual({ name: 'ended' })
  receiving.watch.update(FULL_TIMES)
  receiving.watch.receive(Date.now() + 1e6)
  expect(receiving.watch.get()).toEqual({ name: 'ended' })

  const notified = start('ended')
  await notified.advance(61)
  notified.watch.recordActivity()
  await notified.advance(0)
  expect(notified.watch.get()).toEqual({ name: 'ended' })
})

test('a session near its maximum is not extended more often than others [SES-01]', async () => {
  const { watch: monitor, answer: response, calls: asked, advance: pass } = start()
  response.current = { secondsLeft: 600, idleSeconds: IDLE_SECONDS }
  monitor.update(response.current)
  for (let second = 0; second < 300; second += 1) {
    monitor.recordActivity()
    await pass(1)
  }
  expect(asked()).toBeLessThanOrEqual(6)
})

test('while a request is pending there is no second warning and no sign-out [SES-01]', async () => {
  const responses: ((times: SessionTimes) => void)[] = []
  const monitor = new SessionMonitor({
    extend: () => new Promise((resolve) => void responses.push(resolve)),
    fetchTimes: respondEnded,
  })
  monitor.update(FULL_TIMES)
  await vi.advanceTimersByTimeAsync((IDLE_SECONDS - 1) * 1000)
  expect(monitor.get().name).toBe('warning')
  monitor.continueWorking()
  monitor.recordActivity()
  await vi.advanceTimersByTimeAsync(1500)
  expect(monitor.get()).toEqual({ name: 'open' })
  for (const response of responses) response(FULL_TIMES)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(monitor.get()).toEqual({ name: 'open' })
})

test('a response that never comes does not keep the session open [SES-01]', async () => {
  const monitor = new SessionMonitor({ extend: () => new Promise(() => {}), fetchTimes: respondEnded })
  monitor.update(FULL_TIMES)
  await vi.advanceTimersByTimeAsync((IDLE_SECONDS - 1) * 1000)
  monitor.continueWorking()
  await vi.advanceTimersByTimeAsync(22_000)
  expect(monitor.get()).toEqual({ name: 'expired' })
})

test('a resumed tab hides its page and asks the server; if the session was extended elsewhere, it continues without extending it [SES-01]', async () => {
  const {
    watch: monitor,
    standing: sessionStatus,
    told: notified,
    calls: asked,
    fetches: looked,
    advance: pass,
  } = start()
  sessionStatus.current = { secondsLeft: 3600, idleSeconds: IDLE_SECONDS }
  vi.setSystemTime(Date.now() + (IDLE_SECONDS + 600) * 1000)
  monitor.recordActivity()
  monitor.check()
  expect(monitor.get()).toEqual({ name: 'checking' })
  await pass(0)
  expect(monitor.get()).toEqual({ name: 'open' })
  expect({ calls: asked(), fetches: looked() }).toEqual({ calls: 0, fetches: 1 })
  expect(notified.at(-1)).toBe(Date.now() + 3_600_000)
  sessionStatus.current = 'ended'
  await pass(3600)
  expect(monitor.get()).toEqual({ name: 'expired' })
  expect(notified.at(-1)).toBe('expired')
})

test.each([
  ['is away', () => Promise.reject<'ended'>(new TypeError('offline'))],
  ['does not answer', () => new Promise<'ended'>(() => {})],
])(
  'when the time is over and the server %s, the page stays hidden and the session expires within seconds [SES-01]',
  async (_, look) => {
    const notified: TabMessage[] = []
    const monitor = new SessionMonitor({ extend: respondEnded, fetchTimes: look })
    monitor.setBroadcast((message) => void notified.push(message))
    monitor.update(FULL_TIMES)
    await vi.advanceTimersByTimeAsync(IDLE_SECONDS * 1000)
    await vi.advanceTimersByTimeAsync(5000)
    expect(monitor.get()).toEqual({ name: 'expired' })
    expect(notified, 'other tabs may know better').not.toContain('expired')
  },
)

test('a late response changes nothing after a message of another tab [SES-01]', async () => {
  const responses: ((times: SessionTimes | 'ended') => void)[] = []
  const monitor = new SessionMonitor({
    extend: respondEnded,
    fetchTimes: () => new Promise((resolve) => void responses.push(resolve)),
  })
  monitor.update(FULL_TIMES)
  await vi.advanceTimersByTimeAsync(IDLE_SECONDS * 1000)
  monitor.receive(Date.now() + 600_000)
  expect(monitor.get()).toEqual({ name: 'open' })
  for (const response of responses) response('ended')
  await vi.advanceTimersByTimeAsync(1000)
  expect(monitor.get()).toEqual({ name: 'open' })
})

test('whichever tab finds the expiry first, the others expire too [SES-01]', async () => {
  const first = start()
  first.watch.receive('expired')
  expect(first.watch.get()).toEqual({ name: 'expired' })

  const frozen = start()
  vi.setSystemTime(Date.now() + IDLE_SECONDS * 1000)
  frozen.watch.receive(null)
  expect(frozen.watch.get()).toEqual({ name: 'expired' })
})

test('a session at its maximum shows that once and does not offer to continue [SES-01]', async () => {
  const { watch: monitor, answer: response, calls: asked, advance: pass } = start()
  const phases: SessionPhase[] = []
  monitor.subscribe(() => void phases.push(monitor.get()))
  await pass(IDLE_SECONDS - 20)
  response.current = { secondsLeft: 20, idleSeconds: IDLE_SECONDS }
  monitor.continueWorking()
  await pass(10)
  monitor.recordActivity()
  await pass(10)
  expect(phases).toEqual([
    { name: 'warning', seconds: 30 },
    { name: 'open' },
    { name: 'last', seconds: 20 },
    { name: 'checking' },
    { name: 'expired' },
  ])
  expect(asked()).toBe(1)
})

test.each(['expired', null] as const)(
  'signing in again after %j resumes the tab, which is monitored as before [SES-01] [SES-02]',
  async (message) => {
    const { watch: monitor, told: notified, calls: asked, advance: pass } = start()
    monitor.resume(FULL_TIMES)
    expect(notified, 'a session that is open is not begun anew').toHaveLength(1)
    await pass(600)
    monitor.receive(message)
    expect(['expired', 'ended']).toContain(monitor.get().name)
    monitor.resume(FULL_TIMES)
    expect(monitor.get()).toEqual({ name: 'open' })
    expect(notified.at(-1)).toBe(Date.now() + IDLE_SECONDS * 1000)
    await pass(60)
    monitor.recordActivity()
    expect(asked()).toBe(1)
    monitor.receive(null)
    expect(monitor.get()).toEqual({ name: 'ended' })
  },
)
