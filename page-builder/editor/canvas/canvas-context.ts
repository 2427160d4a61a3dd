import { createContext, useContext } from 'react'
import type { Scope } from '../../bindings/scope.ts'
import type { BlockRenderers } from '../../registry/block.tsx'
import type { BlockData } from '../../registry/data-requirements.ts'

/** The data and renderers that all blocks of the canvas share. */
export interface CanvasRenderContext {
  /** The data loaded for the blocks, by block id. */
  readonly data: Readonly<Record<string, BlockData | null>>
  readonly renderers: BlockRenderers
}

const RenderContext = createContext<CanvasRenderContext | null>(null)
const ScopeContext = createContext<Scope>({})

/** Provides the shared data and renderers to the blocks of the canvas. */
export const CanvasRenderContextProvider = RenderContext.Provider

/** Provides the scope to the blocks inside. */
export const CanvasScopeProvider = ScopeContext.Provider

/** Returns the shared data and renderers of the canvas. Throws outside the canvas. */
export function useCanvasRenderContext(): CanvasRenderContext {
  const renderContext = useContext(RenderContext)
  if (renderContext === null) throw new Error('A block of the canvas is shown outside of it.')
  return renderContext
}

/** Returns the scope of the surrounding providers on the canvas. */
export function useCanvasScope(): Scope {
  return useContext(ScopeContext)
}
