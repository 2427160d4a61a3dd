import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { useHref } from 'react-router'
import { LinkPicker } from '@hydrant/page-builder/editor/pickers/link-picker.tsx'
import type { SearchResult } from '@hydrant/page-builder/editor/services.ts'
import { createLinkTargetSearch } from './editor-services.ts'

type LinkTargetListener = (result: SearchResult) => void

const LinkPickerContext = createContext<(onLinkChosen: LinkTargetListener) => void>(() => {})

/**
 * Provides a dialog to pick link targets to the forms inside. It is rendered outside of them, so that its input is not
 * part of the forms.
 */
export function LinkPickerProvider({ children }: { readonly children: ReactNode }) {
  const basePath = useHref('/').replace(/\/$/, '')
  const search = useMemo(() => createLinkTargetSearch(basePath), [basePath])
  const [onLinkChosen, setOnLinkChosen] = useState<LinkTargetListener | null>(null)
  const openPicker = useCallback((next: LinkTargetListener) => setOnLinkChosen(() => next), [])
  return (
    <LinkPickerContext value={openPicker}>
      {children}
      {onLinkChosen !== null && (
        <LinkPicker search={search} onSelect={onLinkChosen} onClose={() => setOnLinkChosen(null)} />
      )}
    </LinkPickerContext>
  )
}

/** Returns the function that opens the dialog to pick a link target. */
export function useLinkPicker(): (onLinkChosen: LinkTargetListener) => void {
  return useContext(LinkPickerContext)
}
