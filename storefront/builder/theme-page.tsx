import { useEffect, useRef, useState } from 'react'
import { Form, useHref } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { useTimeZone } from '@hydrant/design/format/use-time-zone.ts'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import * as siteMessages from '@hydrant/messages/compiled/storefront/builder-site.js'
import * as messages from '@hydrant/messages/compiled/storefront/builder-theme.js'
import * as publishingMessages from '@hydrant/messages/compiled/storefront/builder-publishing.js'
import { builderLinks } from './builder-links.ts'
import type { ThemeConflictData, ThemeFailure } from './change-theme.ts'
import { type EnteredTheme, toTheme } from './entered-theme.ts'
import { LeaveGuard } from './leave-guard.tsx'
import type { ThemeEditorData } from './load-theme-editor.ts'
import { PageStateBadge } from './page-state.tsx'
import { describeChange } from './page-texts.ts'
import { PublishForms } from './publish-forms.tsx'
import { ConflictButtons, HiddenCompareOnEnterButton, SettingDifferences } from './site-conflict.tsx'
import { ThemeContrasts, WeakPairStatus } from './theme-contrasts.tsx'
import { ThemeFields } from './theme-fields.tsx'
import { ThemePreview } from './theme-preview.tsx'
import { useSubmitOnce } from './use-submit-once.ts'

interface ThemePageProps extends ThemeEditorData {
  readonly failure: ThemeFailure | undefined
}

/** The theme of the shop: its fields, the contrast of its colours, its preview, and its publication. */
export function ThemePage({ page, theme, previewPaths, failure }: ThemePageProps) {
  const isSaveFailure = failure?.entered !== undefined && failure.entered !== null
  const formKey = isSaveFailure ? 'filled in' : (page?.revision ?? 0)
  return (
    <LeaveGuard hasFailed={isSaveFailure}>
      <div className="builder-head">
        <h1>{messages.theme()}</h1>
        {page !== null && <PageStateBadge page={page} />}
        {page !== null && (
          <div className="builder-end">
            <ButtonLink href={builderLinks.versions(page.pageId)} size="s" variant="secondary">
              {publishingMessages.versions()}
            </ButtonLink>
          </div>
        )}
      </div>
      <p className="builder-muted">{messages.explained()}</p>
      <ThemeEditor
        key={formKey}
        page={page}
        initial={failure?.entered ?? theme}
        failure={isSaveFailure ? failure : undefined}
        previewPaths={previewPaths}
      />
      {page === null ? (
        <section className="builder-sheet">
          <h2>{messages.publishing()}</h2>
          <p>{messages.noThemeYet()}</p>
        </section>
      ) : (
        <PublishForms
          key={page.scheduledDate}
          page={page}
          useCount={0}
          errorNotice={failure !== undefined && !isSaveFailure && <PublishFailure failure={failure} />}
        />
      )}
    </LeaveGuard>
  )
}

interface ThemeEditorProps extends Pick<ThemePageProps, 'page' | 'previewPaths' | 'failure'> {
  readonly initial: EnteredTheme
}

function ThemeEditor({ page, initial, previewPaths, failure }: ThemeEditorProps) {
  const [entered, setEntered] = useState(initial)
  const { isBusy, onSubmit } = useSubmitOnce()
  const basePath = useHref('/').replace(/\/$/, '')
  const { theme } = toTheme(entered)
  const conflict = failure?.conflict ?? null
  return (
    <div className="builder-theme">
      <Form method="post" className="builder-sections" onSubmit={onSubmit}>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="pageId" value={conflict?.pageId ?? page?.pageId ?? ''} />
        <input type="hidden" name="revision" value={page?.revision ?? 0} />
        {conflict !== null && <HiddenCompareOnEnterButton />}
        {failure !== undefined && <SaveFailure failure={failure} isBusy={isBusy} />}
        <ThemeFields
          entered={initial}
          invalidNames={failure?.invalidNames ?? []}
          onChange={(name, value) => setEntered((previous) => ({ ...previous, [name]: value }))}
        >
          <ThemeContrasts theme={theme} />
        </ThemeFields>
        <div className="builder-save">
          <WeakPairStatus theme={theme} />
          {conflict === null ? (
            <Button type="submit" isBusy={isBusy}>
              {messages.saveTheDraft()}
            </Button>
          ) : (
            <ConflictButtons revision={conflict.revision} isBusy={isBusy} theirsHref={builderLinks.theme()} />
          )}
        </div>
      </Form>
      <ThemePreview theme={theme} paths={previewPaths} basePath={basePath} />
    </div>
  )
}

/** Shows why nothing was stored, and takes the focus, because the button that was pressed is far below. */
function SaveFailure({ failure, isBusy }: { readonly failure: ThemeFailure; readonly isBusy: boolean }) {
  const boxRef = useRef<HTMLDivElement>(null)
  useEffect(() => boxRef.current?.focus(), [failure])
  return (
    <div ref={boxRef} tabIndex={-1}>
      {failure.conflict === null ? (
        <Alert tone="error" title={messages.notSaved()}>
          <p>{failure.message}</p>
        </Alert>
      ) : (
        <ThemeConflict conflict={failure.conflict} isBusy={isBusy} />
      )}
    </div>
  )
}

function ThemeConflict({ conflict, isBusy }: { readonly conflict: ThemeConflictData; readonly isBusy: boolean }) {
  const timeZone = useTimeZone()
  const differences = conflict.differences.map(({ label, before, after }) => ({
    setting: label,
    theirs: before,
    mine: after,
  }))
  return (
    <Alert tone="error" title={conflict.isOwn ? messages.youChangedTheTheme() : messages.otherChangedTheTheme()}>
      <p>{siteMessages.conflictChoice({ change: describeChange(conflict, timeZone, 'theme') })}</p>
      <SettingDifferences differences={differences} />
      <ConflictButtons revision={conflict.revision} isBusy={isBusy} theirsHref={builderLinks.theme()} />
    </Alert>
  )
}

function PublishFailure({ failure: { message, details, conflict } }: { readonly failure: ThemeFailure }) {
  const timeZone = useTimeZone()
  const boxRef = useRef<HTMLDivElement>(null)
  useEffect(() => boxRef.current?.focus(), [details])
  return (
    <div ref={boxRef} tabIndex={-1}>
      <Alert tone="error">
        <p>{message}</p>
        {conflict !== null && <p>{describeChange(conflict, timeZone, 'theme')}</p>}
        {details.length > 0 && (
          <ul>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  )
}
