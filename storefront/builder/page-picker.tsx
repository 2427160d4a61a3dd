import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { useHref } from 'react-router'
import { LinkPicker } from '@hydrant/page-builder/editor/pickers/link-picker.tsx'
import type { SearchResult } from '@hydrant/page-builder/editor/services.ts'
import { createPageSearch } from './editor-services.ts'

type PageListener = (result: SearchResult) => void

const PagePickerContext = createContext<(onLinkChosen: PageListener) => void>(() => {})

/**
 * Provides a dialog to pick link targets to the forms inside. It is rendered outside of them, so that its input is not
 * part of the forms.
 */
export function PagePickerProvider({ children }: { readonly children: ReactNode }) {
  const basePath = useHref('/').replace(/\/$/, '')
  const search = useMemo(() => createPageSearch(basePath), [basePath])
  const [onLinkChosen, setOnLinkChosen] = useState<PageListener | null>(null)
  const openPicker = useCallback((next: PageListener) => setOnLinkChosen(() => next), [])
  return (
    <PagePickerContext value={openPicker}>
      {children}
      {onLinkChosen !== null && (
        <LinkPicker search={search} onSelect={onLinkChosen} onClose={() => setOnLinkChosen(null)} />
      )}
    </PagePickerContext>
  )
}

/** Returns the function that opens the dialog to pick a link target. */
export function useLinkPicker(): (onLinkChosen: PageListener) => void {
  return useContext(PagePickerContext)
}
