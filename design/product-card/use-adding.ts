import { useState } from 'react'

/**
 * What an add-to-cart button goes through: idle, processing once pressed, and idle again when what the press began has
 * ended and the cart has stopped processing. While the cart is processing, for this button or another, a press does
 * nothing. What is pressed for may answer with a promise of its end.
 */
export function useAdding(isCartProcessing: boolean) {
  const [phase, setPhase] = useState<'idle' | 'asked' | 'answered'>('idle')
  if (phase === 'answered' && !isCartProcessing) setPhase('idle')
  const press = (add: () => void | Promise<void>): void => {
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
  return { isProcessing: phase !== 'idle', press }
}
