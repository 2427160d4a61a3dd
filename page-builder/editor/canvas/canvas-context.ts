import { createContext, useContext } from 'react'
import type { Scope } from '../../bindings/scope.ts'
import type { ShopParts } from '../../registry/block.tsx'
import type { BlockData } from '../../registry/needs.ts'

/** What all blocks of the canvas are given. */
export interface CanvasSurroundings {
  /** What was fetched for the blocks, by their ids. */
  readonly data: Readonly<Record<string, BlockData | null>>
  readonly parts: ShopParts
}

const SurroundingsContext = createContext<CanvasSurroundings | null>(null)
const ScopeContext = createContext<Scope>({})

/** Gives all blocks of the canvas what they are shown with. */
export const CanvasSurroundingsProvider = SurroundingsContext.Provider

/** Gives blocks what can be asked for around them. */
export const CanvasScopeProvider = ScopeContext.Provider

/** What blocks of the canvas are shown with. Throws outside the canvas. */
export function useCanvasSurroundings(): CanvasSurroundings {
  const surroundings = useContext(SurroundingsContext)
  if (surroundings === null) throw new Error('A block of the canvas is shown outside of it.')
  return surroundings
}

/** What blocks here can ask for. */
export function useCanvasScope(): Scope {
  return useContext(ScopeContext)
}
