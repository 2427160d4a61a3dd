import { type ComponentType, useEffect, useState } from 'react'
import type { SessionGuardProps } from './session-guard.tsx'

/** Loads the guard of a buyer's session once the page runs; guests load none. */
export function BuyerSession(props: SessionGuardProps) {
  const [Guard, setGuard] = useState<ComponentType<SessionGuardProps> | null>(null)
  useEffect(() => {
    const load = async () => {
      const { SessionGuard } = await import('./session-guard.tsx')
      setGuard(() => SessionGuard)
    }
    // Without the guard the server still ends the session.
    load().catch(() => undefined)
  }, [])
  return Guard !== null && <Guard {...props} />
}
