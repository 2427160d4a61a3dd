import { useEffect, useState } from 'react'
import { listPartNumbers } from '@hydrant/page-builder/checks/check-part-numbers.ts'
import type { PageDocument } from '@hydrant/page-builder/render/document.ts'
import { fetchPartNumberStatuses } from './editor-services.ts'
import type { PartNumberStatuses } from './page-check-data.ts'

/**
 * How long to wait after a change before checking part numbers, in milliseconds, so that half-typed ones are not
 * checked.
 */
const DEBOUNCE_MS = 500

/** Returns which part numbers of a page exist: those loaded with the page, and those typed since, which it fetches. */
export function usePartNumberStatuses({
  document,
  initialStatuses,
  basePath,
}: {
  readonly document: PageDocument
  readonly initialStatuses: PartNumberStatuses
  readonly basePath: string
}): PartNumberStatuses {
  const [statuses, setStatuses] = useState(initialStatuses)
  const checkedNumbers = new Set(statuses.map(([partNumber]) => partNumber))
  const uncheckedNumbers = listPartNumbers(document)
    .filter((partNumber) => !checkedNumbers.has(partNumber))
    .join(',')
  useEffect(() => {
    if (uncheckedNumbers === '') return
    const controller = new AbortController()
    const fetchUnchecked = async () => {
      try {
        const results = await fetchPartNumberStatuses(basePath, uncheckedNumbers.split(','), controller.signal)
        if (!controller.signal.aborted) setStatuses((previous) => [...previous, ...results])
      } catch {
        // The part numbers are checked again before publishing.
      }
    }
    const timer = setTimeout(() => void fetchUnchecked(), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [uncheckedNumbers, basePath])
  return statuses
}
