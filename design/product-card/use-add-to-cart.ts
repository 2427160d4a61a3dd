import { useState } from 'react'

/**
 * Returns whether an add to the cart is being processed, and `startAdd`, which runs one. It is processed until its
 * promise settles and the cart stops processing. While this or any other change of the cart is processed, `startAdd`
 * does nothing.
 */
export function useAddToCartProgress(isCartProcessing: boolean) {
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
  return { isProcessing: phase !== 'idle', startAdd: runAdd }
}
