import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { useHref } from 'react-router'
import { LinkPicker } from '@hydrant/page-builder/editor/pickers/link-picker.tsx'
import type { Found } from '@hydrant/page-builder/editor/services.ts'
import { createPageSearch } from './editor-services.ts'

type Take = (found: Found) => void

const PageChoiceContext = createContext<(take: Take) => void>(() => {})

/**
 * Lets forms inside ask what a link leads to. The dialog stands behind them, because what is typed there is none of
 * theirs.
 */
export function PageChoice({ children }: { readonly children: ReactNode }) {
  const basePath = useHref('/').replace(/\/$/, '')
  const search = useMemo(() => createPageSearch(basePath), [basePath])
  const [take, setTake] = useState<Take | null>(null)
  const choose = useCallback((next: Take) => setTake(() => next), [])
  return (
    <PageChoiceContext value={choose}>
      {children}
      {take !== null && <LinkPicker search={search} onTake={take} onClose={() => setTake(null)} />}
    </PageChoiceContext>
  )
}

/** Opens the dialog in which it is chosen what a link leads to. */
export function usePageChoice(): (take: Take) => void {
  return useContext(PageChoiceContext)
}
