import { useState } from 'react'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { useTimeZone } from '../time/use-time-zone.ts'
import { reloadPage } from '../submissions/reload-page.ts'
import type { DraftKeeper, DraftState, Keeping } from './draft-keeper.ts'
import { EditorNotice } from './editor-notice.tsx'
import { changeWords, editorWords } from './page-words.ts'
import { useKeepCopy } from './use-keep-copy.ts'
import { usePresence } from './use-presence.ts'

interface EditorNoticesProps {
  readonly draft: DraftState
  readonly keeper: DraftKeeper
  /** Where the shop is mounted. */
  readonly basePath: string
}

/**
 * What is told while somebody works, over the lower edge of the page, so that nothing moves for it: that nothing can be
 * saved, who else has the page open, and that it has been deleted, or changed elsewhere while nothing is unsaved here.
 */
export function EditorNotices({ draft, keeper, basePath }: EditorNoticesProps) {
  const { keeping, page } = draft
  const timeZone = useTimeZone()
  const { editors, isGone } = usePresence({ pageId: page.pageId, basePath, onTold: (told) => void keeper.hear(told) })
  const present = editorWords(editors)
  const failure = useFailure(keeping)
  return (
    <div className="builder-notices">
      <div role="status">{present !== '' && <EditorNotice key={present}>{present}</EditorNotice>}</div>
      {isGone && <DeletedNotice draft={draft} keeper={keeper} />}
      <div role="status">
        {keeping.name === 'outdated' && !isGone && (
          <EditorNotice
            key={keeping.conflict.revision}
            action={
              <Button size="s" variant="secondary" onClick={reloadPage}>
                {keeping.conflict.isOwn ? 'Show these changes' : 'Show their changes'}
              </Button>
            }
          >
            {changeWords(keeping.conflict, timeZone)}
          </EditorNotice>
        )}
      </div>
      <div role="status">
        {failure !== null && (
          <EditorNotice
            key={failure}
            isError
            action={
              <Button size="s" variant="secondary" onClick={() => void keeper.flush()}>
                Try again
              </Button>
            }
          >
            {failure}
          </EditorNotice>
        )}
      </div>
    </div>
  )
}

/** Why nothing is saved; it stays while that is tried again. */
function useFailure(keeping: Keeping): string | null {
  const [failure, setFailure] = useState<string | null>(null)
  const isTried = keeping.name === 'unsaved' || keeping.name === 'saving'
  const before = isTried ? failure : null
  const next = keeping.name === 'failed' ? keeping.message : before
  if (next !== failure) setFailure(next)
  return next
}

function DeletedNotice({ draft, keeper }: Omit<EditorNoticesProps, 'basePath'>) {
  const { isCopying, keepCopy } = useKeepCopy({ draft, keeper })
  return (
    <div className="builder-notice" role="alert">
      <div>
        <p>This page has been deleted. What you see here can still be kept as a copy.</p>
        <Button size="s" variant="secondary" isBusy={isCopying} onClick={() => void keepCopy()}>
          Keep as a copy
        </Button>
      </div>
    </div>
  )
}
