import { createContext, type RefObject, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'

/** Moves the toasts into a dialog; the function it returns moves them back. */
type ClaimToasts = (dialog: HTMLElement) => () => void

const ToastClaimContext = createContext<ClaimToasts>(() => () => {})

/** Provides the dialogs below with the function that moves the toasts into them. */
export const ToastClaimProvider = ToastClaimContext.Provider

/**
 * The element that contains the toasts, the element it is in while no dialog is open, and the function that moves it
 * into a dialog.
 */
interface ToastContainer {
  readonly defaultParent: RefObject<HTMLDivElement | null>
  readonly region: RefObject<HTMLDivElement | null>
  readonly claimToasts: ClaimToasts
}

/** Moves the toasts into the open modal dialog, if there is one, because everything outside of it is inert. */
export function useToastContainer(): ToastContainer {
  const defaultParent = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const [dialogs] = useState(() => new Set<HTMLElement>())
  const moveRegion = useCallback(() => {
    const parent = [...dialogs].at(-1) ?? defaultParent.current
    if (region.current !== null && region.current.parentElement !== parent) parent?.append(region.current)
  }, [dialogs])
  const claimToasts = useCallback(
    (dialog: HTMLElement) => {
      dialogs.add(dialog)
      moveRegion()
      return () => {
        dialogs.delete(dialog)
        moveRegion()
      }
    },
    [dialogs, moveRegion],
  )
  // React can remove an element only from the parent that it rendered it into.
  useLayoutEffect(
    () => () => {
      dialogs.clear()
      moveRegion()
    },
    [dialogs, moveRegion],
  )
  return { defaultParent, region, claimToasts }
}

/** Shows the toasts inside a modal dialog while it is open. */
export function useToastsInDialog(dialog: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const claimToasts = useContext(ToastClaimContext)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || element === null) return
    const releaseToasts = claimToasts(element)
    element.addEventListener('close', releaseToasts)
    return () => {
      element.removeEventListener('close', releaseToasts)
      releaseToasts()
    }
  }, [dialog, isOpen, claimToasts])
}
