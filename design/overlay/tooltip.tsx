import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './tooltip.module.css'
import { useTooltipPosition } from './use-tooltip-position.ts'

/**
 * A tooltip for the element that has the pointer or the focus. Escape closes it; the pointer may move onto it.
 * `children` renders the element and spreads the given props over it, so that screen readers read the tooltip with its
 * name.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLSpanElement>(null)
  const tooltip = useRef<HTMLSpanElement>(null)
  const id = useId()
  useTooltipPosition(trigger, tooltip, isOpen)
  useEffect(() => {
    if (!isOpen) return
    tooltip.current?.showPopover()
    const onKey = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && setIsOpen(false)
    const shownTooltip = tooltip.current
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      shownTooltip?.hidePopover()
    }
  }, [isOpen])

  // Escape closes the tooltip alone, not a dialog around it.
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
      <span ref={tooltip} id={id} role="tooltip" popover="manual" className={styles.tooltip}>
        {text}
      </span>
    </span>
  )
}

interface TooltipProps {
  readonly text: string
  readonly children: (ariaProps: { readonly 'aria-describedby': string }) => ReactNode
}
