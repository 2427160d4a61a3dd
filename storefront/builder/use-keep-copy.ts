import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHref, useNavigate } from 'react-router'
import { useToast } from '@hydrant/design/feedback/toast.tsx'
import { builderLinks } from './builder-links.ts'
import { copyDraft } from './copy-draft.ts'
import type { DraftKeeper, DraftState } from './draft-keeper.ts'

/** How a copy is made; while one is on its way, no second one is begun. */
interface KeptCopy {
  readonly isCopying: boolean
  readonly keepCopy: () => Promise<void>
}

/**
 * Makes a page of its own out of what stands in an editor, and opens it instead; when it cannot be made, that is told
 * and the editor stays.
 */
export function useKeepCopy({
  draft: { page, content },
  keeper,
}: {
  readonly draft: DraftState
  readonly keeper: DraftKeeper
}): KeptCopy {
  const basePath = useHref('/').replace(/\/$/, '')
  const navigate = useNavigate()
  const toast = useToast()
  const [isCopying, setIsCopying] = useState(false)
  // A second press may come before the button shows that it is busy.
  const isRunning = useRef(false)
  const copyAndOpen = async () => {
    const copied = await copyDraft({ basePath, path: page.path, content })
    if (typeof copied === 'string') {
      toast({ tone: 'error', message: copied, mode: 'sticky' })
      return
    }
    // At once, so that nobody is asked whether to leave.
    flushSync(() => keeper.leave())
    await navigate(builderLinks.page(copied.pageId))
  }
  const keepCopy = async () => {
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
  return { isCopying, keepCopy }
}
