import { useState } from 'react'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-editor.js'
import { useTimeZone } from '@hydrant/design/format/use-time-zone.ts'
import { reloadPage } from '@hydrant/rendering/submissions/reload-page.ts'
import type { DraftAutosave, DraftState, SaveState } from './draft-autosave.ts'
import { EditorNotice } from './editor-notice.tsx'
import { describeChange, describeOtherEditors } from './page-texts.ts'
import { useSaveAsCopy } from './use-save-as-copy.ts'
import { usePresence } from './use-presence.ts'

interface EditorNoticesProps {
  readonly draft: DraftState
  readonly autosave: DraftAutosave
  /** Where the shop is mounted. */
  readonly basePath: string
}

/**
 * Shows the notices of the editor over the lower edge of the page, where they do not shift the layout: that nothing can
 * be saved, who else has the page open, that it was deleted, or that it was changed elsewhere without a conflict.
 */
export function EditorNotices({ draft, autosave, basePath }: EditorNoticesProps) {
  const { saveState, page } = draft
  const timeZone = useTimeZone()
  const { editors, isDeleted } = usePresence({
    pageId: page.pageId,
    basePath,
    onUpdate: (openPage) => void autosave.receive(openPage),
  })
  const presenceText = describeOtherEditors(editors)
  const failure = useSaveFailure(saveState)
  return (
    <div className="builder-notices">
      <div role="status">{presenceText !== '' && <EditorNotice key={presenceText}>{presenceText}</EditorNotice>}</div>
      {isDeleted && <DeletedNotice draft={draft} autosave={autosave} />}
      <div role="status">
        {saveState.name === 'outdated' && !isDeleted && (
          <EditorNotice
            key={saveState.conflict.revision}
            action={
              <Button size="s" variant="secondary" onClick={reloadPage}>
                {saveState.conflict.isOwn ? messages.showYourChanges() : messages.showTheirChanges()}
              </Button>
            }
          >
            {describeChange(saveState.conflict, timeZone)}
          </EditorNotice>
        )}
      </div>
      <div role="status">
        {failure !== null && (
          <EditorNotice
            key={failure}
            isError
            action={
              <Button size="s" variant="secondary" onClick={() => void autosave.flush()}>
                {messages.tryAgain()}
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

/** Returns the message of the last failed save, also while saving is retried; null after a successful one. */
function useSaveFailure(saveState: SaveState): string | null {
  const [failure, setFailure] = useState<string | null>(null)
  const isSavePending = saveState.name === 'unsaved' || saveState.name === 'saving'
  const failureWhilePending = isSavePending ? failure : null
  const next = saveState.name === 'failed' ? saveState.message : failureWhilePending
  if (next !== failure) setFailure(next)
  return next
}

function DeletedNotice({ draft, autosave }: Omit<EditorNoticesProps, 'basePath'>) {
  const { isCopying, saveAsCopy } = useSaveAsCopy({ draft, autosave })
  return (
    <div className="builder-notice" role="alert">
      <div>
        <p>{messages.pageDeleted()}</p>
        <Button size="s" variant="secondary" isBusy={isCopying} onClick={() => void saveAsCopy()}>
          {messages.keepAsACopy()}
        </Button>
      </div>
    </div>
  )
}
