import { useEffect, useRef } from 'react'
import { useToast } from '@hydrant/design/feedback/toast.tsx'
import type { Flash } from '../session/flash.ts'

/**
 * Tells what the last action left as a toast, once, where all of the window is used and a message above it would stay.
 */
export function useFlashToast(flash: Flash | null): void {
  const toast = useToast()
  const told = useRef<string>(undefined)
  useEffect(() => {
    if (flash === null || told.current === flash.id) return
    told.current = flash.id
    toast({ tone: flash.tone, message: flash.message, durationMs: 8000 })
  }, [flash, toast])
}
