import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useDebounced } from '@hydrant/design/form/use-debounced.ts'
import type { PartNumberCompletion } from './complete-part-number.ts'
import type { QuickOrderResult } from './quick-order-action.ts'
import { quickOrderLinks } from './quick-order-links.ts'

const MIN_LENGTH = 2

/** The part numbers that complete the one that is typed into a row. */
export interface Completions {
  /** The row that is typed into; null when there is none. */
  readonly rowKey: string | null
  readonly list: readonly PartNumberCompletion[]
  /** The position of the chosen one; -1 when none is. */
  readonly chosen: number
  readonly choose: (position: number) => void
  readonly completeFor: (rowKey: string, text: string) => void
  readonly dismiss: () => void
}

/** No completions; the same list each time, so that rows stay the same. */
export const NO_COMPLETIONS: readonly PartNumberCompletion[] = []

/** Loads completions while a part number is typed. */
export function useCompletions(): Completions {
  const { submit, data } = useFetcher<QuickOrderResult>()
  const [typed, setTyped] = useState<{ readonly rowKey: string; readonly text: string; readonly chosen: number }>()
  const load = useDebounced((term) => {
    if (term.length >= MIN_LENGTH)
      void submit(
        { intent: 'complete', term },
        { method: 'post', action: quickOrderLinks.page(), defaultShouldRevalidate: false },
      )
  })
  const isCurrent = data?.kind === 'completions' && typed !== undefined && data.term === typed.text
  return {
    rowKey: typed?.rowKey ?? null,
    list: isCurrent ? data.completions : NO_COMPLETIONS,
    chosen: typed?.chosen ?? -1,
    choose: (chosen) => setTyped((before) => before && { ...before, chosen }),
    completeFor(rowKey, text) {
      const term = text.trim()
      setTyped({ rowKey, text: term, chosen: -1 })
      load(term)
    },
    dismiss() {
      setTyped(undefined)
      load('')
    },
  }
}
