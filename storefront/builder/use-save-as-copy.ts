import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHref, useNavigate } from 'react-router'
import { useShowToast } from '@hydrant/design/feedback/toast.tsx'
import { builderLinks } from './builder-links.ts'
import { requestCopyOfDraft } from './copy-draft.ts'
import type { DraftAutosave, DraftState } from './draft-autosave.ts'

/** The state of copying, and the function that starts it; only one copy is made at a time. */
interface CopyState {
  readonly isCopying: boolean
  readonly saveAsCopy: () => Promise<void>
}

/**
 * Saves the content of the editor as a copy of the page and opens it; on failure shows the error and stays in the
 * editor.
 */
export function useSaveAsCopy({
  draft: { page, content },
  autosave,
}: {
  readonly draft: DraftState
  readonly autosave: DraftAutosave
}): CopyState {
  const basePath = useHref('/').replace(/\/$/, '')
  const navigate = useNavigate()
  const toast = useShowToast()
  const [isCopying, setIsCopying] = useState(false)
  // The button may be pressed twice before it is rendered as busy.
  const isRunning = useRef(false)
  const copyAndOpen = async () => {
    const result = await requestCopyOfDraft({ basePath, path: page.path, content })
    if (typeof result === 'string') {
      toast({ tone: 'error', message: result, mode: 'sticky' })
      return
    }
    // Rendered synchronously, so that the leave warning does not appear.
    flushSync(() => autosave.markAsSaved())
    await navigate(builderLinks.page(result.pageId))
  }
  const saveAsCopy = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setIsCopying(true)
    try {
      await copyAndOpen()
    } finally {
      isRunning.current = false
      setIsCopying(false)
    }
  }
  return { isCopying, saveAsCopy }
}
