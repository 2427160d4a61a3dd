import { describe, expect, test } from 'vitest'
import { createCartStatusStore } from './cart-status.ts'
import { createGuestCartStore } from './guest-cart.ts'
import { brokenStorage, createInspectableStorage } from './testing/memory-storage.ts'

/** A guest's cart whose server succeeds or fails as the test says. */
function start({
  storage = createInspectableStorage().storage,
  lost = 0,
  failure,
}: { storage?: typeof brokenStorage; lost?: number; failure?: Error } = {}) {
  const preserved: string[] = []
  const logged: unknown[] = []
  const status = createCartStatusStore({ sleep: () => Promise.resolve() })
  const cart = createGuestCartStore({
    storage,
    status,
    log: (_, cause) => logged.push(cause),
    preserve: (cartId) => {
      preserved.push(cartId)
      return failure === undefined ? Promise.resolve({ numberOfProductsWithError: lost }) : Promise.reject(failure)
    },
  })
  return { cart, status, preserved, logged }
}

describe('the cart of a guest', () => {
  test('is saved while they are a guest, and not afterwards [CART-06]', () => {
    const { cart } = start()
    cart.save({ cartId: '0a6G', isGuest: true })
    cart.save({ cartId: '0a6B', isGuest: false })
    cart.save({ cartId: null, isGuest: true })
    expect(cart.savedId()).toBe('0a6G')
  })

  test('is preserved once after the sign-in, and its id removed [CART-06]', async () => {
    const { cart, preserved } = start()
    cart.save({ cartId: '0a6G', isGuest: true })
    await cart.preserveAfterSignIn()
    await cart.preserveAfterSignIn()
    expect([preserved, cart.savedId()]).toEqual([['0a6G'], null])
  })

  test('is preserved once when two tabs notice the sign-in at once [CART-06]', async () => {
    const { storage } = createInspectableStorage()
    const [firstTab, secondTab] = [start({ storage }), start({ storage })]
    firstTab.cart.save({ cartId: '0a6G', isGuest: true })
    await Promise.all([firstTab.cart.preserveAfterSignIn(), secondTab.cart.preserveAfterSignIn()])
    expect([...firstTab.preserved, ...secondTab.preserved]).toEqual(['0a6G'])
  })

  test('reports how many products could not be moved [CART-06]', async () => {
    const { cart, status } = start({ lost: 3 })
    cart.save({ cartId: '0a6G', isGuest: true })
    const running = cart.preserveAfterSignIn()
    expect(status.get().isProcessing).toBe(true)
    await running
    expect(status.get()).toMatchObject({ isProcessing: false, preserveGuestCartNumberOfProductsWithError: 3 })
  })

  test('is not moved while the visitor pays by a link [CART-06]', async () => {
    const { cart, preserved } = start()
    cart.save({ cartId: '0a6G', isGuest: true })
    cart.setPaymentLink('link')
    await cart.preserveAfterSignIn()
    expect([preserved, cart.savedId()]).toEqual([[], '0a6G'])
    cart.setPaymentLink(null)
    await cart.preserveAfterSignIn()
    expect(preserved).toEqual(['0a6G'])
  })

  test('that cannot be preserved is logged, and nothing else [CART-06]', async () => {
    const failure = new Error('offline')
    const { cart, status, logged } = start({ failure })
    cart.save({ cartId: '0a6G', isGuest: true })
    await expect(cart.preserveAfterSignIn()).resolves.toBeUndefined()
    expect([logged, cart.savedId(), status.get().isProcessing]).toEqual([[failure], null, false])
  })

  test('is not preserved where there was none, or the browser denies storage', async () => {
    const [none, broken] = [start(), start({ storage: brokenStorage })]
    broken.cart.save({ cartId: '0a6G', isGuest: true })
    await none.cart.preserveAfterSignIn()
    await broken.cart.preserveAfterSignIn()
    expect([none.preserved, broken.preserved]).toEqual([[], []])
  })
})
