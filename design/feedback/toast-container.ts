import { createContext, type RefObject, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'

/** Moves the toasts into a dialog; the function it returns moves them back. */
type MoveToasts = (dialog: HTMLElement) => () => void

const MoveToastsContext = createContext<MoveToasts>(() => () => {})

/** Provides the dialogs below with the function that moves the toasts into them. */
export const MoveToastsProvider = MoveToastsContext.Provider

/**
 * The element that contains the toasts, the element it is in while no dialog is open, and the function that moves it
 * into a dialog.
 */
interface ToastContainer {
  readonly defaultParent: RefObject<HTMLDivElement | null>
  readonly region: RefObject<HTMLDivElement | null>
  readonly moveIntoDialog: MoveToasts
}

/**
 * Manages the element that contains the toasts: while a modal dialog is open it is inside the dialog, because
 * everything outside of the dialog is inert.
 */
export function useToastContainer(): ToastContainer {
  const defaultParent = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const [dialogs] = useState(() => new Set<HTMLElement>())
  const moveRegion = useCallback(() => {
    const parent = [...dialogs].at(-1) ?? defaultParent.current
    if (region.current !== null && region.current.parentElement !== parent) parent?.append(region.current)
  }, [dialogs])
  const moveToasts = useCallback(
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
  return { defaultParent, region, moveIntoDialog: moveToasts }
}

/** Shows the toasts inside a modal dialog while it is open. */
export function useMoveToastsIntoDialog(dialog: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const moveToasts = useContext(MoveToastsContext)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || element === null) return
    const moveToastsBack = moveToasts(element)
    element.addEventListener('close', moveToastsBack)
    return () => {
      element.removeEventListener('close', moveToastsBack)
      moveToastsBack()
    }
  }, [dialog, isOpen, moveToasts])
}
