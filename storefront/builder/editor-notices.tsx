import { Button } from '@hydrant/design/navigation/button.tsx'
import { useTimeZone } from '../time/use-time-zone.ts'
import { reloadPage } from '../submissions/reload-page.ts'
import type { DraftKeeper, DraftState } from './draft-keeper.ts'
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
 * Who else has the page open, and that the page has been deleted, or changed elsewhere while nothing is unsaved here.
 */
export function EditorNotices({ draft, keeper, basePath }: EditorNoticesProps) {
  const { keeping, page } = draft
  const timeZone = useTimeZone()
  const { editors, isGone } = usePresence({ pageId: page.pageId, basePath, onTold: (told) => void keeper.hear(told) })
  const present = editorWords(editors)
  return (
    <div className="builder-notices">
      <div role="status">{present !== '' && <p className="builder-notice">{present}</p>}</div>
      {isGone && <DeletedNotice draft={draft} keeper={keeper} />}
      <div role="status">
        {keeping.name === 'outdated' && !isGone && (
          <div className="builder-notice">
            <p>{changeWords(keeping.conflict, timeZone)}</p>
            <Button size="s" variant="secondary" onClick={reloadPage}>
              {keeping.conflict.isOwn ? 'Show these changes' : 'Show their changes'}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

function DeletedNotice({ draft, keeper }: Omit<EditorNoticesProps, 'basePath'>) {
  const { isCopying, keepCopy } = useKeepCopy({ draft, keeper })
  return (
    <div className="builder-notice" role="alert">
      <p>This page has been deleted. What you see here can still be kept as a copy.</p>
      <Button size="s" variant="secondary" isBusy={isCopying} onClick={() => void keepCopy()}>
        Keep as a copy
      </Button>
    </div>
  )
}
