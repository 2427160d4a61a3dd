import { useState } from 'react'

/**
 * The state of an add-to-cart button: idle, processing once pressed, and idle again when the add has settled and the
 * cart has stopped processing. While the cart is processing, for this button or another, a press does nothing. The add
 * may return a promise.
 */
export function useAddToCart(isCartProcessing: boolean) {
  const [phase, setPhase] = useState<'idle' | 'asked' | 'answered'>('idle')
  if (phase === 'answered' && !isCartProcessing) setPhase('idle')
  const runAdd = (add: () => void | Promise<void>): void => {
    if (phase !== 'idle' || isCartProcessing) return
    setPhase('asked')
    const run = async (): Promise<void> => {
      try {
        await add()
      } finally {
        setPhase('answered')
      }
    }
    void run()
  }
  return { isProcessing: phase !== 'idle', press: runAdd }
}
