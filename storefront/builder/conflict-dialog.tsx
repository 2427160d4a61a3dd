import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useHref } from 'react-router'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-editor.js'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { reloadPage } from '@hydrant/rendering/submissions/reload-page.ts'
import { builderLinks } from './builder-links.ts'
import type { DraftAutosave, DraftState } from './draft-autosave.ts'
import { useSaveAsCopy } from './use-save-as-copy.ts'

interface ConflictDialogProps {
  readonly draft: DraftState
  readonly autosave: DraftAutosave
}

/**
 * Shows that the page was changed elsewhere, and lets the user decide which version to use; nothing is overwritten
 * until then.
 */
export function ConflictDialog({ draft, autosave }: ConflictDialogProps) {
  const { saveState, page } = draft
  const [dismissedRevision, setDismissed] = useState<number | null>(null)
  const conflict = saveState.name === 'conflict' ? saveState.conflict : null
  const basePath = useHref('/').replace(/\/$/, '')
  const remoteUrl = `${basePath}${builderLinks.version(page.pageId, 'draft')}`
  const { isCopying, saveAsCopy } = useSaveAsCopy({ draft, autosave })
  if (conflict === null) return null
  const { isOwn, changedBy } = conflict
  const name = changedBy || messages.aProgram()
  const choiceArguments = {
    moment: createElementPlaceholder('moment'),
    seeTheirs: createElementPlaceholder('seeTheirs'),
  }
  const loadRemote = () => {
    // Rendered synchronously, so that the leave warning does not appear.
    flushSync(() => autosave.markAsSaved())
    reloadPage()
  }
  return (
    <>
      {dismissedRevision === conflict.revision && (
        <div className="builder-strip" role="alert">
          <p>{isOwn ? messages.ownConflict({ name: changedBy }) : messages.otherConflict({ name })}</p>
          <Button size="s" variant="secondary" onClick={() => setDismissed(null)}>
            {messages.decide()}
          </Button>
        </div>
      )}
      <Dialog
        isOpen={dismissedRevision !== conflict.revision}
        role="alertdialog"
        title={isOwn ? messages.youChangedThisPage() : messages.otherChangedThisPage()}
        size="l"
        closeLabel={messages.decideLater()}
        onClose={() => setDismissed(conflict.revision)}
        actions={
          <>
            <Button isBusy={isCopying} onClick={() => void saveAsCopy()}>
              {messages.keepMineAsACopy()}
            </Button>
            <Button variant="secondary" onClick={loadRemote}>
              {messages.goOnWithTheirs()}
            </Button>
            <Button variant="danger" onClick={() => void autosave.overwrite()}>
              {messages.replaceTheirs()}
            </Button>
          </>
        }
      >
        <p>
          <RichMessage
            text={
              isOwn
                ? messages.ownConflictChoice({ name: changedBy, ...choiceArguments })
                : messages.otherConflictChoice({ name, ...choiceArguments })
            }
            elements={{
              moment: <Moment of={conflict.changedDate} />,
              seeTheirs: (
                <a href={remoteUrl} target="_blank" rel="noreferrer">
                  {messages.seeTheirs()}
                </a>
              ),
            }}
          />
        </p>
      </Dialog>
    </>
  )
}
