import { useState, type FormEvent } from 'react'
import { useHref } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { useShowToast } from '@hydrant/design/feedback/toast.tsx'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { ChoiceField, FieldGroup } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import { getLatestScheduleTime } from '@hydrant/page-model/site/latest-publication.ts'
import type { PageProblem } from '@hydrant/page-builder/checks/problem.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-publishing.js'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { MomentField } from '../time/moment-field.tsx'
import { useTimeZone } from '@hydrant/design/format/use-time-zone.ts'
import type { PageChange } from './change-page.ts'
import type { DraftAutosave, DraftState } from './draft-autosave.ts'
import { describeNow, getUnpublishDialogTexts } from './page-texts.ts'
import { ProblemList } from './problem-list.tsx'

interface PublishDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly draft: DraftState
  readonly autosave: DraftAutosave
  /** The problems that the editor has found. */
  readonly problems: readonly PageProblem[]
  readonly onShow: (problem: PageProblem) => void
}

/**
 * The dialog to publish a page now or later, unless errors prevent it; to cancel a scheduled publication, and to
 * unpublish the page.
 */
export function PublishDialog({ isOpen, onClose, draft, autosave, problems, onShow }: PublishDialogProps) {
  const { isBusy, failure, run, clearFailure } = usePageAction(autosave, onClose)
  const { page } = draft
  const shownProblems = failure?.problems.length ? failure.problems : problems
  const hasErrors = shownProblems.some(({ level }) => level === 'error')
  const close = () => {
    clearFailure()
    onClose()
  }
  const unpublish = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    run({ intent: 'unpublish' })
  }
  return (
    <Dialog isOpen={isOpen} title={messages.publish()} size="l" onClose={close}>
      <div className="builder-publish">
        {failure !== null && <Alert tone="error">{failure.message}</Alert>}
        {shownProblems.length > 0 && <ProblemList problems={shownProblems} onShow={onShow} />}
        {hasErrors ? (
          <p>{messages.whenErrorsAreGone()}</p>
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
              <RichMessage
                text={messages.goesLive({
                  version: String(page.scheduledVersion),
                  moment: createElementPlaceholder('moment'),
                })}
                elements={{ moment: <Moment of={page.scheduledDate} /> }}
              />
              {page.isChangedSincePlanned && ` ${messages.changesNotPlanned()}`}
            </p>
            <Button variant="secondary" size="s" isBusy={isBusy} onClick={() => run({ intent: 'cancel-schedule' })}>
              {messages.giveUpPublication()}
            </Button>
          </div>
        )}
        {page.liveVersion !== null && !page.isHome && (
          <div className="builder-actions">
            <p>{messages.visitorsSee({ version: String(page.liveVersion) })}</p>
            <form onSubmit={unpublish}>
              <ConfirmedSubmit {...getUnpublishDialogTexts(page)} />
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
  const [openedAt] = useState(() => new Date())
  const timeZone = useTimeZone()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const date = new FormData(event.currentTarget).get('publishDate')
    onPublish(when === 'later' && typeof date === 'string' ? date : '')
  }
  return (
    <form onSubmit={submit} className="builder-publish">
      <FieldGroup legend={messages.when()}>
        <ChoiceField
          type="radio"
          name="when"
          value="now"
          label={messages.now()}
          checked={when === 'now'}
          onChange={() => setWhen('now')}
        />
        <ChoiceField
          type="radio"
          name="when"
          value="later"
          label={messages.atATime()}
          checked={when === 'later'}
          onChange={() => setWhen('later')}
        />
      </FieldGroup>
      {when === 'later' && (
        <MomentField
          label={messages.dateAndTime()}
          name="publishDate"
          required
          min={openedAt}
          max={getLatestScheduleTime(openedAt)}
          hint={describeNow(openedAt, timeZone)}
        />
      )}
      <div className="builder-actions">
        <Button type="submit" isBusy={isBusy}>
          {when === 'now' ? messages.publishNow() : messages.planThePublication()}
        </Button>
      </div>
    </form>
  )
}

/** A link from the builder to the live page. */
function LivePageLink({ path }: { readonly path: string }) {
  return (
    <a href={useHref(path)} target="_blank" rel="noreferrer">
      {messages.seeItInTheShop()}
    </a>
  )
}

type Failure = Extract<PageChange, { readonly ok: false }>

/**
 * Returns `run`, which saves the draft and performs an action on the page, and its failure. On success it shows a toast
 * and calls `closeDialog`, which it also calls when the conflict dialog is about to open.
 */
function usePageAction(autosave: DraftAutosave, closeDialog: () => void) {
  const toast = useShowToast()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const change = async (fields: Readonly<Record<string, string>>) => {
    setIsBusy(true)
    const result = await autosave.saveThenPerform(fields)
    setIsBusy(false)
    if (result?.ok === true) {
      setFailure(null)
      closeDialog()
      const isLive = fields['intent'] === 'publish' && fields['publishDate'] === undefined
      toast({
        tone: 'success',
        message: result.message,
        ...(isLive &&
          result.page.kind === 'page' && {
            action: <LivePageLink path={result.page.isHome ? '/' : result.page.path} />,
            durationMs: 8000,
          }),
      })
      return
    }
    const isConflict = autosave.get().saveState.name === 'conflict'
    if (isConflict) closeDialog()
    setFailure(
      isConflict
        ? null
        : (result ?? {
            ok: false,
            status: 0,
            code: '',
            message: messages.changesNotSaved(),
            conflict: null,
            problems: [],
          }),
    )
  }
  return {
    isBusy,
    failure,
    run: (fields: Readonly<Record<string, string>>) => void change(fields),
    clearFailure: () => setFailure(null),
  }
}
