import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useHref } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import { Moment } from '../time/moment.tsx'
import { reloadPage } from '../submissions/reload-page.ts'
import { builderLinks } from './builder-links.ts'
import type { DraftKeeper, DraftState } from './draft-keeper.ts'
import { useKeepCopy } from './use-keep-copy.ts'

interface ConflictDialogProps {
  readonly draft: DraftState
  readonly keeper: DraftKeeper
}

/**
 * Tells that the page was changed elsewhere meanwhile, and lets the site builder decide: nothing is overwritten before.
 */
export function ConflictDialog({ draft, keeper }: ConflictDialogProps) {
  const { keeping, page } = draft
  const [dismissed, setDismissed] = useState<number | null>(null)
  const conflict = keeping.name === 'conflict' ? keeping.conflict : null
  const basePath = useHref('/').replace(/\/$/, '')
  const theirs = `${basePath}${builderLinks.version(page.pageId, 'draft')}`
  const { isCopying, keepCopy } = useKeepCopy({ draft, keeper })
  if (conflict === null) return null
  const { isOwn, changedBy } = conflict
  const who = isOwn ? `You (${changedBy}), in another window,` : changedBy || 'A program'
  const takeTheirs = () => {
    // At once, so that nobody is asked whether to leave.
    flushSync(() => keeper.leave())
    reloadPage()
  }
  return (
    <>
      {dismissed === conflict.revision && (
        <div className="builder-strip" role="alert">
          <p>
            {who} {isOwn ? 'have' : 'has'} changed this page. What you change is not saved until you decide.
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
            <Button variant="secondary" onClick={takeTheirs}>
              Go on with theirs
            </Button>
            <Button variant="danger" onClick={() => void keeper.takeOver()}>
              Replace theirs by mine
            </Button>
          </>
        }
      >
        <p>
          {who} changed it at <Moment of={conflict.changedDate} />. Nothing of yours is saved since then, and nothing of
          theirs is overwritten.{' '}
          <a href={theirs} target="_blank" rel="noreferrer">
            See theirs
          </a>{' '}
          before you decide.
        </p>
      </Dialog>
    </>
  )
}
