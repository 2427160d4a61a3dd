import { useEffect, useEffectEvent, useState } from 'react'
import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import type { Scope } from '../../bindings/scope.ts'
import type { BlockData } from '../../registry/data-requirements.ts'
import type { PageDocument } from '../../render/document.ts'
import { listDataRequirements } from '../../render/list-data-requirements.ts'
import type { EditorServices } from '../services.ts'

/** The data loaded for blocks, by block id; `error` is the message when loading failed. */
interface LoadedBlockData {
  readonly data: Readonly<Record<string, BlockData | null>>
  readonly error: string | null
}

const NO_DATA: LoadedBlockData = { data: {}, error: null }

/** Loads the data that the blocks of a page require, again whenever their requirements change. */
export function useBlockData(
  document: PageDocument,
  scope: Scope,
  loadBlockData: EditorServices['loadBlockData'],
): LoadedBlockData {
  const [loadedData, setLoadedData] = useState<LoadedBlockData>(NO_DATA)
  const requirementsKey = JSON.stringify(Array.from(listDataRequirements(document, scope)))
  const hasRequirements = requirementsKey !== '[]'
  // Reload only when the requirements change, not on every change of the page.
  const fetchData = useEffectEvent((signal: AbortSignal) => loadBlockData(document, signal))
  useEffect(() => {
    if (!hasRequirements) return
    const controller = new AbortController()
    const { signal } = controller
    const load = async () => {
      try {
        const data = await fetchData(signal)
        if (!signal.aborted) setLoadedData({ data, error: null })
      } catch (error) {
        if (!signal.aborted)
          setLoadedData((previous) => ({
            ...previous,
            error: error instanceof Error ? error.message : messages.blockDataFailed(),
          }))
      }
    }
    void load()
    return () => controller.abort()
  }, [requirementsKey, hasRequirements])
  return hasRequirements ? loadedData : NO_DATA
}
