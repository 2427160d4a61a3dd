import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCartStatusStore } from './cart-status.ts'
import { AbortedError, PollingTimeoutError } from './errors.ts'
import { sleep } from './sleep.ts'

const cartStatus = createCartStatusStore({ sleep: () => Promise.resolve() })

function start() {
  const delays: number[] = []
  const status = createCartStatusStore({
    sleep: async (milliseconds, signal) => {
      delays.push(milliseconds)
      await sleep(0, signal)
    },
  })
  return { status, delays }
}

/** A promise that the test settles. */
function openCall() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { call: () => promise, resolve, reject }
}

describe('a cart is processing', () => {
  test('while calls are running [CART-02]', async () => {
    const { status } = start()
    const [first, second] = [openCall(), openCall()]
    const both = [status.track(first.call), status.track(second.call)]
    expect(status.get()).toMatchObject({ isProcessing: true, isProcessingCount: 2 })
    first.resolve('done')
    await both[0]
    expect(status.get()).toMatchObject({ isProcessing: true, isProcessingCount: 1 })
    second.reject(new Error('refused'))
    await expect(both[1]).rejects.toThrow('refused')
    expect(status.get()).toMatchObject({ isProcessing: false, isProcessingCount: 0 })
  })

  test('while it is marked as processing, regardless of calls [CART-02]', async () => {
    const { status } = start()
    status.setProcessing(true)
    await status.track(() => Promise.resolve())
    expect(status.get()).toMatchObject({ isProcessing: true, isProcessingCount: 0 })
    status.setProcessing(false)
    expect(status.get().isProcessing).toBe(false)
  })

  test('also when a call throws synchronously', async () => {
    const { status } = start()
    const call = () => {
      throw new TypeError('no id')
    }
    await expect(status.track(call)).rejects.toThrow('no id')
    expect(status.get().isProcessingCount).toBe(0)
  })

  test('exactly while a call runs or the flag is set, in any order [CART-02]', async () => {
    const steps = fc.array(fc.oneof(fc.constant('begin' as const), fc.constant('flag' as const), fc.nat({ max: 5 })), {
      maxLength: 30,
    })
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const { status } = start()
        const open: Array<{ end: () => void; ended: Promise<unknown> }> = []
        let flag = false
        for (const step of sequence) {
          if (step === 'begin') {
            const { call, resolve } = openCall()
            open.push({ ended: status.track(call), end: () => resolve('') })
          } else if (step === 'flag') status.setProcessing((flag = !flag))
          else for (const { end, ended } of open.splice(step, 1)) await (end(), ended)
          expect(status.get()).toMatchObject({ isProcessingCount: open.length, isProcessing: flag || open.length > 0 })
        }
      }),
    )
  })
})

describe('a cart that the server is still calculating', () => {
  test('is read again until it is calculated, and is processing meanwhile [CART-02]', async () => {
    const { status, delays } = start()
    const states = ['Processing', 'Processing', 'Processing', 'Processing', 'Processing', 'Completed'] as const
    const recordedStates: boolean[] = []
    let reads = 0
    const cart = await status.pollUntilCalculated(() => {
      recordedStates.push(status.get().isProcessing)
      return Promise.resolve({ asyncOperationStatus: states[reads++] ?? 'Completed', uniqueProductCount: 1 })
    })
    expect([cart.asyncOperationStatus, reads, delays]).toEqual(['Completed', 6, [100, 200]])
    expect(recordedStates.every(Boolean)).toBe(true)
    expect(status.get()).toMatchObject({ isProcessing: false, isReadyForCheckout: true })
  })

  test('fails after as many reads as a checkout [CART-02]', async () => {
    const readProcessingCart = () =>
      Promise.resolve({ asyncOperationStatus: 'Processing' as const, uniqueProductCount: 1 })
    await expect(cartStatus.pollUntilCalculated(readProcessingCart)).rejects.toThrow(new PollingTimeoutError())
    expect(cartStatus.get()).toMatchObject({ isProcessing: false, isReadyForCheckout: false })
  })

  test('is no longer read when the page is closed', async () => {
    const { status } = start()
    const controller = new AbortController()
    let reads = 0
    const readProcessingCart = () => {
      reads += 1
      if (reads === 4) controller.abort()
      return Promise.resolve({ asyncOperationStatus: 'Processing' as const, uniqueProductCount: 1 })
    }
    await expect(status.pollUntilCalculated(readProcessingCart, controller.signal)).rejects.toThrow(AbortedError)
    expect([reads, status.get().isProcessing]).toEqual([4, false])
  })
})

describe('a cart is ready for checkout', () => {
  test.each([
    ['with something in it', { uniqueProductCount: 1, asyncOperationStatus: 'Completed' as const }, true],
    ['when the server says nothing of its work', { uniqueProductCount: 1 }, true],
    ['but not when it is empty', { uniqueProductCount: 0, asyncOperationStatus: 'Completed' as const }, false],
    ['but not while it is worked on', { uniqueProductCount: 1, asyncOperationStatus: 'Processing' as const }, false],
    ['but not when that went wrong', { uniqueProductCount: 1, asyncOperationStatus: 'Errored' as const }, false],
    ['but not when there is none', null, false],
  ])('%s [CART-02]', (_, cart, expected) => {
    const { status } = start()
    status.setCart(cart)
    expect(status.get().isReadyForCheckout).toBe(expected)
    status.setProcessing(true)
    expect(status.get().isReadyForCheckout).toBe(false)
  })
})

test('the store’s settings for guests are part of the state [CART-02]', () => {
  const { status } = start()
  expect(status.get()).toMatchObject({ isGuestCartEnabled: false, isGuestCheckoutEnabled: false })
  status.setFeatureFlags({ guestCartEnabled: true, guestCheckoutEnabled: false })
  expect(status.get()).toMatchObject({ isGuestCartEnabled: true, isGuestCheckoutEnabled: false })
})

test('updates that change nothing notify nobody', () => {
  const { status } = start()
  let notificationCount = 0
  status.subscribe(() => void (notificationCount += 1))
  status.setCart({ uniqueProductCount: 1 })
  const before = status.get()
  status.setCart({ uniqueProductCount: 2 })
  status.setProcessing(false)
  expect([notificationCount, status.get()]).toEqual([1, before])
  expect(status.get()).toBe(before)
})
