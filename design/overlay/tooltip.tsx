import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './tooltip.module.css'
import { usePlacement } from './use-placement.ts'

/**
 * A few words about what the pointer or the focus is on. Escape takes them away; the pointer may go over to them.
 * `children` makes the thing and spreads what it is given over it, so that the words are read out with its name.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const id = useId()
  usePlacement(trigger, bubble, isOpen)
  useEffect(() => {
    if (!isOpen) return
    bubble.current?.showPopover()
    const onKey = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && setIsOpen(false)
    const shown = bubble.current
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      shown?.hidePopover()
    }
  }, [isOpen])

  // A press of Escape is for the tooltip alone, not for a dialog around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) event.preventDefault()
  }
  const onFocus = (event: FocusEvent) => setIsOpen(event.target.matches(':focus-visible'))
  const close = () => setIsOpen(false)
  return (
    <span
      ref={trigger}
      role="presentation"
      className={styles.trigger}
      onPointerEnter={() => setIsOpen(true)}
      onPointerLeave={close}
      onFocus={onFocus}
      onBlur={close}
      onKeyDown={onKeyDown}
    >
      {children({ 'aria-describedby': id })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={styles.tooltip}>
        {text}
      </span>
    </span>
  )
}

interface TooltipProps {
  readonly text: string
  readonly children: (described: { readonly 'aria-describedby': string }) => ReactNode
}
