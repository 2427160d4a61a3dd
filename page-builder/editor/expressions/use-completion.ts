import { useRef, useState, type KeyboardEvent } from 'react'
import { applyCompletion, findCompletions, type CompletionMatches } from './completion.ts'

/** A text input or text area. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement

/** The suggestions while an expression is being typed. */
export interface CompletionList {
  readonly paths: readonly string[]
  /** The index of the suggestion that Enter accepts. */
  readonly activeIndex: number
  /** Updates the suggestions for the position of the caret. */
  readonly suggestAt: (control: TextControl) => void
  readonly accept: (path: string | undefined) => void
  readonly close: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

const MAX_VISIBLE_COMPLETIONS = 8

/** Suggests values in a text field: arrow keys select one, Enter or Tab accepts it, Escape closes the list. */
export function useCompletionList({
  value,
  allPaths,
  onChange,
}: {
  readonly value: string
  readonly allPaths: readonly string[]
  readonly onChange: (value: string) => void
}): CompletionList {
  const [completion, setCompletion] = useState<CompletionMatches | null>(null)
  const [activeIndex, setActiveIndex] = useState(0)
  const control = useRef<TextControl | null>(null)
  const paths = completion?.paths.slice(0, MAX_VISIBLE_COMPLETIONS) ?? []
  const close = () => setCompletion(null)
  const accept = (path: string | undefined) => {
    if (completion === null || path === undefined) return
    const completed = applyCompletion(value, completion, path)
    onChange(completed.text)
    close()
    // In the next frame, when the control has the new text.
    requestAnimationFrame(() => control.current?.setSelectionRange(completed.caret, completed.caret))
  }
  const findKeyAction = (key: string): (() => void) | null => {
    switch (key) {
      case 'ArrowDown':
        return () => setActiveIndex((activeIndex + 1) % paths.length)
      case 'ArrowUp':
        return () => setActiveIndex((activeIndex + paths.length - 1) % paths.length)
      case 'Enter':
      case 'Tab':
        return () => accept(paths[activeIndex])
      case 'Escape':
        return close
      default:
        return null
    }
  }
  return {
    paths,
    activeIndex,
    accept,
    close,
    suggestAt(target) {
      control.current = target
      const newCompletion = findCompletions(target.value, target.selectionStart ?? target.value.length, allPaths)
      const isSame =
        newCompletion !== null &&
        newCompletion.from === completion?.from &&
        newCompletion.to === completion.to &&
        newCompletion.paths.join() === completion.paths.join()
      if (isSame) return
      setCompletion(newCompletion)
      setActiveIndex(0)
    },
    onKeyDown(event) {
      const keyAction = paths.length === 0 ? null : findKeyAction(event.key)
      if (keyAction === null) return
      keyAction()
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
