import { useEffect, useState } from 'react'
import { partNumbersIn } from '@hydrant/page-builder/checks/check-part-numbers.ts'
import type { PageDocument } from '@hydrant/page-builder/render/document.ts'
import { findPartNumbers } from './editor-services.ts'
import type { PartNumberFacts } from './page-facts.ts'

/** How long a part number stands as it is before the shop is asked for it: half of one is none. In milliseconds. */
const SETTLED_MS = 500

/**
 * Which of the part numbers of a page the shop has products of: those that were known when it was opened, and those
 * that are written meanwhile.
 */
export function usePartNumbers({
  document,
  opened,
  basePath,
}: {
  readonly document: PageDocument
  readonly opened: PartNumberFacts
  readonly basePath: string
}): PartNumberFacts {
  const [facts, setFacts] = useState(opened)
  const known = new Set(facts.map(([partNumber]) => partNumber))
  const asked = partNumbersIn(document)
    .filter((partNumber) => !known.has(partNumber))
    .join(',')
  useEffect(() => {
    if (asked === '') return
    const asking = new AbortController()
    const ask = async () => {
      try {
        const found = await findPartNumbers(basePath, asked.split(','), asking.signal)
        if (!asking.signal.aborted) setFacts((before) => [...before, ...found])
      } catch {
        // The shop asks once more before it publishes.
      }
    }
    const timer = setTimeout(() => void ask(), SETTLED_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [asked, basePath])
  return facts
}
