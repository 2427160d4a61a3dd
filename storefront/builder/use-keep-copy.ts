import { flushSync } from 'react-dom'
import { useHref, useNavigate } from 'react-router'
import { useToast } from '@hydrant/design/feedback/toast.tsx'
import { builderLinks } from './builder-links.ts'
import { copyDraft } from './copy-draft.ts'
import type { DraftKeeper, DraftState } from './draft-keeper.ts'

/** Makes a page of its own out of what stands in an editor, and opens it instead; when it cannot be made, that is told and the editor stays. */
export function useKeepCopy({ draft: { page, content }, keeper }: { readonly draft: DraftState; readonly keeper: DraftKeeper }): () => Promise<void> {
  const basePath = useHref('/').replace(/\/$/, '')
  const navigate = useNavigate()
  const toast = useToast()
  return async () => {
    const copied = await copyDraft({ basePath, path: page.path, content })
    if (typeof copied === 'string') {
      toast({ tone: 'error', message: copied, mode: 'sticky' })
      return
    }
    // At once, so that nobody is asked whether to leave.
    flushSync(() => keeper.leave())
    await navigate(builderLinks.page(copied.pageId))
  }
}
