import { useEffect, useEffectEvent, useState } from 'react'
import type { Scope } from '../../bindings/scope.ts'
import type { BlockData } from '../../registry/needs.ts'
import type { PageDocument } from '../../render/document.ts'
import { listNeeds } from '../../render/list-needs.ts'
import type { EditorServices } from '../services.ts'

/** What was fetched for blocks, by their ids; `error` says why something could not be had. */
interface LoadedNeeds {
  readonly data: Readonly<Record<string, BlockData | null>>
  readonly error: string | null
}

const NOTHING: LoadedNeeds = { data: {}, error: null }

/** What the blocks of a page need, fetched anew when what they need changes. */
export function useLoadedNeeds(
  document: PageDocument,
  scope: Scope,
  loadNeeds: EditorServices['loadNeeds'],
): LoadedNeeds {
  const [loaded, setLoaded] = useState<LoadedNeeds>(NOTHING)
  const needs = JSON.stringify(Array.from(listNeeds(document, scope)))
  const isNeeded = needs !== '[]'
  // Only another need is a reason to ask again, not every change of the page.
  const ask = useEffectEvent((signal: AbortSignal) => loadNeeds(document, signal))
  useEffect(() => {
    if (!isNeeded) return
    const asking = new AbortController()
    const { signal } = asking
    const load = async () => {
      try {
        const data = await ask(signal)
        if (!signal.aborted) setLoaded({ data, error: null })
      } catch (error) {
        if (!signal.aborted)
          setLoaded((before) => ({
            ...before,
            error: error instanceof Error ? error.message : 'What the blocks show could not be loaded.',
          }))
      }
    }
    void load()
    return () => asking.abort()
  }, [needs, isNeeded])
  return isNeeded ? loaded : NOTHING
}
