import { useEffect, useState } from 'react'
import { listPartNumbers } from '@hydrant/page-builder/checks/check-part-numbers.ts'
import type { PageDocument } from '@hydrant/page-builder/render/document.ts'
import { fetchPartNumberStatuses } from './editor-services.ts'
import type { PartNumberStatuses } from './page-check-data.ts'

/**
 * How long to wait after a change before checking part numbers, because a half-typed one does not exist. In
 * milliseconds.
 */
const DEBOUNCE_MS = 500

/** Returns which part numbers of a page exist: those known when it was opened, and those typed since. */
export function usePartNumbers({
  document,
  initialPage: initial,
  basePath,
}: {
  readonly document: PageDocument
  readonly initialPage: PartNumberStatuses
  readonly basePath: string
}): PartNumberStatuses {
  const [statuses, setStatuses] = useState(initial)
  const knownNumbers = new Set(statuses.map(([partNumber]) => partNumber))
  const missingNumbers = listPartNumbers(document)
    .filter((partNumber) => !knownNumbers.has(partNumber))
    .join(',')
  useEffect(() => {
    if (missingNumbers === '') return
    const controller = new AbortController()
    const fetchMissing = async () => {
      try {
        const results = await fetchPartNumberStatuses(basePath, missingNumbers.split(','), controller.signal)
        if (!controller.signal.aborted) setStatuses((previous) => [...previous, ...results])
      } catch {
        // They are checked again before publishing.
      }
    }
    const timer = setTimeout(() => void fetchMissing(), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [missingNumbers, basePath])
  return statuses
}
