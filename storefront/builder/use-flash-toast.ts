import { useEffect, useRef } from 'react'
import { useShowToast } from '@hydrant/design/feedback/toast.tsx'
import type { ShownFlash } from '../session/shown-flash.ts'

/**
 * Shows the flash message of the last action as a toast, once, where the window has no room for a message above the
 * content.
 */
export function useFlashToast(flash: ShownFlash | null): void {
  const toast = useShowToast()
  const shownId = useRef<string>(undefined)
  useEffect(() => {
    if (flash === null || shownId.current === flash.id) return
    shownId.current = flash.id
    toast({ tone: flash.tone, message: flash.message, durationMs: 8000 })
  }, [flash, toast])
}
