import { useState, type FormEvent } from 'react'
import { useHref } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { useToast } from '@hydrant/design/feedback/toast.tsx'
import { ChoiceField, FieldGroup } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import { latestPublication } from '@hydrant/kernel/site/latest-publication.ts'
import type { PageProblem } from '@hydrant/page-builder/checks/problem.ts'
import { Moment } from '../time/moment.tsx'
import { MomentField } from '../time/moment-field.tsx'
import { useTimeZone } from '../time/use-time-zone.ts'
import type { PageChange } from './change-page.ts'
import type { DraftKeeper, DraftState } from './draft-keeper.ts'
import { NOT_PLANNED, nowWords, UNPUBLISHING } from './page-words.ts'
import { ProblemList } from './problem-list.tsx'

interface PublishDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly draft: DraftState
  readonly keeper: DraftKeeper
  /** What the editor has found wrong. */
  readonly problems: readonly PageProblem[]
  readonly onShow: (problem: PageProblem) => void
}

/** Publishes the page, now or later, once nothing forbids it; takes back what is planned, and the page off the shop. */
export function PublishDialog({ isOpen, onClose, draft, keeper, problems, onShow }: PublishDialogProps) {
  const { isBusy, refused, run, forget } = useChange(keeper, onClose)
  const { page } = draft
  const found = refused?.problems.length ? refused.problems : problems
  const isBarred = found.some(({ level }) => level === 'error')
  const close = () => {
    forget()
    onClose()
  }
  const takeOff = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    run({ intent: 'unpublish' })
  }
  return (
    <Dialog isOpen={isOpen} title="Publish" size="l" onClose={close}>
      <div className="builder-publish">
        {refused !== null && <Alert tone="error">{refused.message}</Alert>}
        {found.length > 0 && <ProblemList problems={found} onShow={onShow} />}
        {isBarred ? (
          <p>The page can be published as soon as these errors are gone. Press one to get to it.</p>
        ) : (
          isOpen && (
            <PublishForm
              isBusy={isBusy}
              onPublish={(publishDate) => run({ intent: 'publish', ...(publishDate !== '' && { publishDate }) })}
            />
          )
        )}
        {page.scheduledDate !== null && (
          <div className="builder-actions">
            <p>
              Version {page.scheduledVersion} goes live on <Moment of={page.scheduledDate} />.
              {page.isChangedSincePlanned && ` ${NOT_PLANNED}`}
            </p>
            <Button variant="secondary" size="s" isBusy={isBusy} onClick={() => run({ intent: 'cancel-schedule' })}>
              Give up this publication
            </Button>
          </div>
        )}
        {page.liveVersion !== null && !page.isHome && (
          <div className="builder-actions">
            <p>Visitors see version {page.liveVersion}.</p>
            <form onSubmit={takeOff}>
              <ConfirmedSubmit {...UNPUBLISHING} title={`Take “${page.title}” off the shop?`} />
            </form>
          </div>
        )}
      </div>
    </Dialog>
  )
}

function PublishForm({
  isBusy,
  onPublish,
}: {
  readonly isBusy: boolean
  readonly onPublish: (publishDate: string) => void
}) {
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [opened] = useState(() => new Date())
  const timeZone = useTimeZone()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const date = new FormData(event.currentTarget).get('publishDate')
    onPublish(when === 'later' && typeof date === 'string' ? date : '')
  }
  return (
    <form onSubmit={submit} className="builder-publish">
      <FieldGroup legend="When">
        <ChoiceField
          type="radio"
          name="when"
          value="now"
          label="Now"
          checked={when === 'now'}
          onChange={() => setWhen('now')}
        />
        <ChoiceField
          type="radio"
          name="when"
          value="later"
          label="At a time"
          checked={when === 'later'}
          onChange={() => setWhen('later')}
        />
      </FieldGroup>
      {when === 'later' && (
        <MomentField
          label="Date and time"
          name="publishDate"
          required
          min={opened}
          max={latestPublication(opened)}
          hint={nowWords(opened, timeZone)}
        />
      )}
      <div className="builder-actions">
        <Button type="submit" isBusy={isBusy}>
          {when === 'now' ? 'Publish now' : 'Plan the publication'}
        </Button>
      </div>
    </form>
  )
}

/** Out of the builder, to what visitors see. */
function LiveLink({ path }: { readonly path: string }) {
  return (
    <a href={useHref(path)} target="_blank" rel="noreferrer">
      See it in the shop
    </a>
  )
}

type Refused = Extract<PageChange, { readonly ok: false }>

/** Does something to the page, tells what came of it, and closes the dialog when that is done. */
function useChange(keeper: DraftKeeper, onDone: () => void) {
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const change = async (fields: Readonly<Record<string, string>>) => {
    setIsBusy(true)
    const answer = await keeper.act(fields)
    setIsBusy(false)
    if (answer?.ok === true) {
      setRefused(null)
      onDone()
      const isLive = fields['intent'] === 'publish' && fields['publishDate'] === undefined
      toast({
        tone: 'success',
        message: answer.told,
        ...(isLive && { action: <LiveLink path={answer.page.isHome ? '/' : answer.page.path} />, durationMs: 8000 }),
      })
      return
    }
    const isConflict = keeper.get().keeping.name === 'conflict'
    if (isConflict) onDone()
    setRefused(
      isConflict
        ? null
        : (answer ?? {
            ok: false,
            status: 0,
            code: '',
            message: 'What you have changed could not be saved. Try again.',
            conflict: null,
            problems: [],
          }),
    )
  }
  return {
    isBusy,
    refused,
    run: (fields: Readonly<Record<string, string>>) => void change(fields),
    forget: () => setRefused(null),
  }
}
