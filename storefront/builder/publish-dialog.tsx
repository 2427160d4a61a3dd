import { useState, type FormEvent } from 'react'
import { useHref } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { useToast } from '@hydrant/design/feedback/toast.tsx'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { elementArgument } from '@hydrant/kernel/text/element-argument.ts'
import { ChoiceField, FieldGroup } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import { getLatestPublication } from '@hydrant/page-model/site/latest-publication.ts'
import type { PageProblem } from '@hydrant/page-builder/checks/problem.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-publishing.js'
import { Moment } from '../time/moment.tsx'
import { MomentField } from '../time/moment-field.tsx'
import { useTimeZone } from '../time/use-time-zone.ts'
import type { PageChange } from './change-page.ts'
import type { DraftAutosave, DraftState } from './draft-autosave.ts'
import { describeNow, toUnpublishDialog } from './page-texts.ts'
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
  const { isBusy, refused: failure, run, clearFailure } = usePageChange(autosave, onClose)
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
                  moment: elementArgument('moment'),
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
              <ConfirmedSubmit {...toUnpublishDialog(page.title)} />
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
          max={getLatestPublication(openedAt)}
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
function LiveLink({ path }: { readonly path: string }) {
  return (
    <a href={useHref(path)} target="_blank" rel="noreferrer">
      {messages.seeItInTheShop()}
    </a>
  )
}

type Failure = Extract<PageChange, { readonly ok: false }>

/** Performs an action on the page, shows its result, and closes the dialog on success. */
function usePageChange(autosave: DraftAutosave, onSuccess: () => void) {
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const change = async (fields: Readonly<Record<string, string>>) => {
    setIsBusy(true)
    const result = await autosave.perform(fields)
    setIsBusy(false)
    if (result?.ok === true) {
      setFailure(null)
      onSuccess()
      const isLive = fields['intent'] === 'publish' && fields['publishDate'] === undefined
      toast({
        tone: 'success',
        message: result.told,
        ...(isLive && { action: <LiveLink path={result.page.isHome ? '/' : result.page.path} />, durationMs: 8000 }),
      })
      return
    }
    const isConflict = autosave.get().saveState.name === 'conflict'
    if (isConflict) onSuccess()
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
    refused: failure,
    run: (fields: Readonly<Record<string, string>>) => void change(fields),
    clearFailure: () => setFailure(null),
  }
}
