import { useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import type { SectionUses } from '@hydrant/contract/admin/page-parts.ts'
import type { BuilderPageHead } from '@hydrant/contract/admin/pages.ts'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-publishing.js'
import { useShopName } from '../seo/shop-name.ts'
import { useTimeZone } from '@hydrant/design/format/use-time-zone.ts'
import { builderLinks } from './builder-links.ts'
import type { PageSettingsFailure } from './change-page-settings.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { PageStateBadge } from './page-state.tsx'
import { describeChange, describeWhere } from './page-texts.ts'
import { PublishForms } from './publish-forms.tsx'
import { SectionUseList } from './section-use-list.tsx'
import { SearchResultPreview } from './search-result-preview.tsx'

interface PageSettingsProps {
  readonly page: BuilderPageHead
  /** Where a saved section is used; null for pages and slots. */
  readonly uses: SectionUses | null
  /** Scheme, host and path that the shop is mounted under. */
  readonly origin: string
  readonly failure: PageSettingsFailure | undefined
}

/**
 * The settings of a page: its title and description, its path, and its publication. Each part is a form of its own,
 * which is reset when its data has changed.
 */
export function PageSettings({ page, uses, origin, failure }: PageSettingsProps) {
  const renderFailureOf = (...intents: readonly string[]) =>
    failure !== undefined && intents.includes(failure.intent) ? (
      <FailureAlert failure={failure.failure} pageId={page.pageId} />
    ) : null
  return (
    <LeaveGuard hasFailed={failure?.intent === 'describe' || failure?.intent === 'move'}>
      <div className="builder-head">
        <h1>{page.title}</h1>
        <PageStateBadge page={page} />
        <div className="builder-end">
          <ButtonLink href={builderLinks.page(page.pageId)} size="s">
            {messages.openInTheEditor()}
          </ButtonLink>
          <ButtonLink href={builderLinks.versions(page.pageId)} size="s" variant="secondary">
            {messages.versions()}
          </ButtonLink>
          <ButtonLink href={builderLinks.pageLanguages(page.pageId)} size="s" variant="secondary">
            {messages.languages()}
          </ButtonLink>
        </div>
      </div>
      <TitleAndDescriptionForm
        key={JSON.stringify([page.title, page.description])}
        page={page}
        origin={origin}
        enteredValues={failure?.intent === 'describe' ? failure.enteredValues : undefined}
        errorNotice={renderFailureOf('describe')}
      />
      {page.kind === 'page' && (
        <>
          <PathForm
            key={page.path}
            page={page}
            enteredPath={failure?.intent === 'move' ? failure.enteredValues.path : undefined}
            pathError={failure?.intent === 'move' ? failure.failure.message : undefined}
            errorNotice={failure?.failure.conflict ? renderFailureOf('move') : null}
          />
          <section className="builder-sheet">
            <h2>{messages.homePage()}</h2>
            {renderFailureOf('home')}
            {page.isHome ? (
              <p>{messages.answersAtRoot()}</p>
            ) : (
              <Form method="post" className="builder-actions">
                <p>{messages.homeAnswersAtRoot()}</p>
                <input type="hidden" name="revision" value={page.revision} />
                <input type="hidden" name="intent" value="home" />
                <ConfirmedSubmit
                  variant="secondary"
                  label={messages.makeHome()}
                  title={messages.makeHomeTitle({ title: page.title })}
                  text={messages.makeHomeEffect()}
                  confirmLabel={messages.confirmHome()}
                />
              </Form>
            )}
          </section>
        </>
      )}
      {uses !== null && <SectionUseList uses={uses} />}
      <PublishForms
        key={page.scheduledDate}
        page={page}
        useCount={uses?.totalCount ?? 0}
        errorNotice={renderFailureOf('publish', 'unpublish', 'cancel-schedule', 'keep')}
      />
    </LeaveGuard>
  )
}

function FailureAlert({
  failure: { message, conflict, problems },
  pageId,
}: {
  readonly failure: PageSettingsFailure['failure']
  readonly pageId: string
}) {
  const timeZone = useTimeZone()
  const errors = problems.filter(({ level }) => level === 'error')
  return (
    <Alert tone="error">
      <p>{message}</p>
      {conflict !== null && (
        <p>
          {describeChange(conflict, timeZone)}{' '}
          <Link href={builderLinks.pageSettings(pageId)}>{messages.readItAnew()}</Link>
        </p>
      )}
      {errors.length > 0 && (
        <ul>
          {errors.map((problem) => (
            <li key={`${problem.blockId} ${problem.setting} ${problem.message}`}>
              {problem.blockId === null ? (
                problem.message
              ) : (
                <Link href={builderLinks.page(pageId, problem.blockId)}>{problem.message}</Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

interface TitleAndDescriptionFormProps extends Pick<PageSettingsProps, 'page' | 'origin'> {
  readonly enteredValues: PageSettingsFailure['enteredValues'] | undefined
  readonly errorNotice: ReactNode
}

function TitleAndDescriptionForm({ page, origin, enteredValues, errorNotice }: TitleAndDescriptionFormProps) {
  const shopName = useShopName()
  const [enteredTexts, setEnteredTexts] = useState({
    title: enteredValues?.title ?? page.title,
    description: enteredValues?.description ?? page.description,
  })
  return (
    <Form method="post" className="builder-sheet">
      <h2>{messages.titleAndDescription()}</h2>
      {errorNotice}
      <input type="hidden" name="revision" value={page.revision} />
      <TextField
        label={messages.title()}
        name="title"
        required
        maxLength={200}
        value={enteredTexts.title}
        onChange={(event) => setEnteredTexts({ ...enteredTexts, title: event.target.value })}
      />
      <TextAreaField
        label={messages.description()}
        name="description"
        rows={2}
        maxLength={1000}
        value={enteredTexts.description}
        hint={messages.descriptionLength({ length: enteredTexts.description.length })}
        onChange={(event) => setEnteredTexts({ ...enteredTexts, description: event.target.value })}
      />
      {page.kind === 'page' ? (
        <SearchResultPreview
          title={`${enteredTexts.title} | ${shopName}`}
          description={enteredTexts.description}
          url={origin + (page.isHome ? '/' : page.path)}
        />
      ) : (
        <p className="builder-path">{describeWhere(page)}</p>
      )}
      <div className="builder-actions">
        <Button type="submit" name="intent" value="describe">
          {messages.save()}
        </Button>
      </div>
    </Form>
  )
}

function PathForm({
  page,
  enteredPath,
  pathError,
  errorNotice,
}: Pick<PageSettingsProps, 'page'> & {
  readonly enteredPath: string | undefined
  readonly pathError: string | undefined
  readonly errorNotice: ReactNode
}) {
  return (
    <Form method="post" className="builder-sheet">
      <h2>{messages.address()}</h2>
      {errorNotice}
      <input type="hidden" name="revision" value={page.revision} />
      <TextField
        label={messages.address()}
        name="path"
        required
        maxLength={200}
        defaultValue={enteredPath ?? page.path}
        error={errorNotice === null ? pathError : undefined}
        hint={page.wasPublished ? messages.newAddressRedirects() : messages.oldAddressIsLost()}
      />
      <div className="builder-actions">
        <Button type="submit" name="intent" value="move" variant="secondary">
          {messages.changeTheAddress()}
        </Button>
      </div>
    </Form>
  )
}
