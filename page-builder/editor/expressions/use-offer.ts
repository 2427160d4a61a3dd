import { useRef, useState, type KeyboardEvent } from 'react'
import { complete, completionAt, type Completion } from './completion.ts'

/** A control in which a text is written. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement

/** What is offered while an expression is being written. */
export interface Offer {
  readonly paths: readonly string[]
  /** The place of the one that Enter takes. */
  readonly active: number
  /** Offers what fits where the caret stands. */
  readonly offerAt: (control: TextControl) => void
  readonly take: (path: string | undefined) => void
  readonly close: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

const SHOWN = 8

/** Offers the values that can be asked for in a text: arrow keys choose, Enter or Tab takes one, Escape takes none. */
export function useOffer({
  value,
  known,
  onChange,
}: {
  readonly value: string
  readonly known: readonly string[]
  readonly onChange: (value: string) => void
}): Offer {
  const [completion, setCompletion] = useState<Completion | null>(null)
  const [active, setActive] = useState(0)
  const control = useRef<TextControl | null>(null)
  const paths = completion?.paths.slice(0, SHOWN) ?? []
  const close = () => setCompletion(null)
  const take = (path: string | undefined) => {
    if (completion === null || path === undefined) return
    const done = complete(value, completion, path)
    onChange(done.text)
    close()
    // Once the new text is in the control.
    requestAnimationFrame(() => control.current?.setSelectionRange(done.caret, done.caret))
  }
  const doOf = (key: string): (() => void) | null => {
    switch (key) {
      case 'ArrowDown':
        return () => setActive((active + 1) % paths.length)
      case 'ArrowUp':
        return () => setActive((active + paths.length - 1) % paths.length)
      case 'Enter':
      case 'Tab':
        return () => take(paths[active])
      case 'Escape':
        return close
      default:
        return null
    }
  }
  return {
    paths,
    active,
    take,
    close,
    offerAt(target) {
      control.current = target
      const found = completionAt(target.value, target.selectionStart ?? target.value.length, known)
      const isSame =
        found !== null &&
        found.from === completion?.from &&
        found.to === completion.to &&
        found.paths.join() === completion.paths.join()
      if (isSame) return
      setCompletion(found)
      setActive(0)
    },
    onKeyDown(event) {
      const act = paths.length === 0 ? null : doOf(event.key)
      if (act === null) return
      act()
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
