import { createContext, type RefObject, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'

/** Takes the toasts into a dialog; what it answers gives them back. */
type TakeToasts = (dialog: HTMLElement) => () => void

const ToastPlaceContext = createContext<TakeToasts>(() => () => {})

/** Tells the dialogs below how they get the toasts. */
export const ToastPlaceProvider = ToastPlaceContext.Provider

/** The element of the toasts, the one that it stands in while no dialog is open, and how a dialog gets it meanwhile. */
interface ToastPlace {
  readonly home: RefObject<HTMLDivElement | null>
  readonly region: RefObject<HTMLDivElement | null>
  readonly takeToasts: TakeToasts
}

/** Keeps the toasts where they can be seen, heard and pressed: what lies outside of an open modal dialog cannot. */
export function useToastPlace(): ToastPlace {
  const home = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const [dialogs] = useState(() => new Set<HTMLElement>())
  const settle = useCallback(() => {
    const place = [...dialogs].at(-1) ?? home.current
    if (region.current !== null && region.current.parentElement !== place) place?.append(region.current)
  }, [dialogs])
  const takeToasts = useCallback(
    (dialog: HTMLElement) => {
      dialogs.add(dialog)
      settle()
      return () => {
        dialogs.delete(dialog)
        settle()
      }
    },
    [dialogs, settle],
  )
  // React removes an element only from where it has put it.
  useLayoutEffect(
    () => () => {
      dialogs.clear()
      settle()
    },
    [dialogs, settle],
  )
  return { home, region, takeToasts }
}

/** Shows the toasts inside of a modal dialog while it is open. */
export function useToastsInside(dialog: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const takeToasts = useContext(ToastPlaceContext)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || element === null) return
    const giveBack = takeToasts(element)
    element.addEventListener('close', giveBack)
    return () => {
      element.removeEventListener('close', giveBack)
      giveBack()
    }
  }, [dialog, isOpen, takeToasts])
}
