import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useHref } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import { Moment } from '../time/moment.tsx'
import { reloadPage } from '../submissions/reload-page.ts'
import { builderLinks } from './builder-links.ts'
import type { DraftAutosave, DraftState } from './draft-autosave.ts'
import { useSaveAsCopy } from './use-keep-copy.ts'

interface ConflictDialogProps {
  readonly draft: DraftState
  readonly autosave: DraftAutosave
}

/**
 * Shows that the page was changed elsewhere, and lets the user decide which version to use: nothing is overwritten
 * before.
 */
export function ConflictDialog({ draft, autosave }: ConflictDialogProps) {
  const { saveState, page } = draft
  const [dismissed, setDismissed] = useState<number | null>(null)
  const conflict = saveState.name === 'conflict' ? saveState.conflict : null
  const basePath = useHref('/').replace(/\/$/, '')
  const remoteUrl = `${basePath}${builderLinks.version(page.pageId, 'draft')}`
  const { isCopying, keepCopy } = useSaveAsCopy({ draft, autosave })
  if (conflict === null) return null
  const { isOwn, changedBy } = conflict
  const actor = isOwn ? `You (${changedBy}), in another window,` : changedBy || 'A program'
  const loadRemote = () => {
    // Rendered synchronously, so that the leave warning does not appear.
    flushSync(() => autosave.discard())
    reloadPage()
  }
  return (
    <>
      {dismissed === conflict.revision && (
        <div className="builder-strip" role="alert">
          <p>
            {actor} {isOwn ? 'have' : 'has'} changed this page. What you change is not saved until you decide.
          </p>
          <Button size="s" variant="secondary" onClick={() => setDismissed(null)}>
            Decide
          </Button>
        </div>
      )}
      <Dialog
        isOpen={dismissed !== conflict.revision}
        role="alertdialog"
        title={isOwn ? 'You have changed this page in another window' : 'Somebody else has changed this page'}
        size="l"
        closeLabel="Decide later"
        onClose={() => setDismissed(conflict.revision)}
        actions={
          <>
            <Button isBusy={isCopying} onClick={() => void keepCopy()}>
              Keep mine as a copy
            </Button>
            <Button variant="secondary" onClick={loadRemote}>
              Go on with theirs
            </Button>
            <Button variant="danger" onClick={() => void autosave.overwrite()}>
              Replace theirs by mine
            </Button>
          </>
        }
      >
        <p>
          {actor} changed it at <Moment of={conflict.changedDate} />. Nothing of yours is saved since then, and nothing
          of theirs is overwritten.{' '}
          <a href={remoteUrl} target="_blank" rel="noreferrer">
            See theirs
          </a>{' '}
          before you decide.
        </p>
      </Dialog>
    </>
  )
}
