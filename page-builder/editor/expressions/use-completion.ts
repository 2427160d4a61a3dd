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
  const [completionMatches, setCompletionMatches] = useState<CompletionMatches | null>(null)
  const [activeIndex, setActiveIndex] = useState(0)
  const control = useRef<TextControl | null>(null)
  const paths = completionMatches?.paths.slice(0, MAX_VISIBLE_COMPLETIONS) ?? []
  const close = () => setCompletionMatches(null)
  const accept = (path: string | undefined) => {
    if (completionMatches === null || path === undefined) return
    const completedText = applyCompletion(value, completionMatches, path)
    onChange(completedText.text)
    close()
    // In the next frame, when the control has the new text.
    requestAnimationFrame(() => control.current?.setSelectionRange(completedText.caret, completedText.caret))
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
      const newMatches = findCompletions(target.value, target.selectionStart ?? target.value.length, allPaths)
      const isSame =
        newMatches !== null &&
        newMatches.from === completionMatches?.from &&
        newMatches.to === completionMatches.to &&
        newMatches.paths.join() === completionMatches.paths.join()
      if (isSame) return
      setCompletionMatches(newMatches)
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
