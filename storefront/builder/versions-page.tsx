import { Form, useHref } from 'react-router'
import type { PageVersionSummary } from '@hydrant/contract/admin/pages.ts'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { SelectField } from '@hydrant/design/form/field.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-versions.js'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { MomentBy } from '../time/moment.tsx'
import { builderLinks } from './builder-links.ts'
import { ComparedVersions } from './compared-versions.tsx'
import type { VersionList } from './load-versions.ts'
import { PageStateBadge } from './page-state.tsx'

/**
 * The versions of a page, by whom and when they were created; two of them can be compared, and each can be restored as
 * the draft.
 */
export function VersionsPage({ page, versions, nextFrom, isFirstPage, compared }: VersionList) {
  return (
    <>
      <div className="builder-head">
        <h1>{messages.versionsOf({ title: page.title })}</h1>
        <PageStateBadge page={page} />
        <div className="builder-end">
          <ButtonLink href={builderLinks.page(page.pageId)} size="s">
            {messages.openTheDraft()}
          </ButtonLink>
        </div>
      </div>
      {compared !== null && <ComparedVersions pageId={page.pageId} {...compared} />}
      {versions.length === 0 ? (
        <EmptyState title={messages.noVersionsYet()}>
          <p>{messages.whenVersionsAreKept()}</p>
        </EmptyState>
      ) : (
        <>
          <CompareForm pageId={page.pageId} versions={versions} compared={compared} />
          <Table
            caption={messages.versionsCaption()}
            columns={createColumns(page)}
            rows={versions}
            rowKey={({ version }) => String(version)}
          />
        </>
      )}
      <div className="builder-foot">
        {!isFirstPage && <Link href={builderLinks.versions(page.pageId)}>{messages.newestVersions()}</Link>}
        {nextFrom !== null && (
          <Link href={builderLinks.versions(page.pageId, { page: nextFrom })}>{messages.olderVersions()}</Link>
        )}
      </div>
    </>
  )
}

function CompareForm({
  pageId,
  versions,
  compared,
}: Pick<VersionList, 'versions' | 'compared'> & { readonly pageId: string }) {
  const options = versions.map(({ version }) => (
    <option key={version} value={version}>
      {messages.version({ version: String(version) })}
    </option>
  ))
  const [newest] = versions
  return (
    <Form
      key={`${compared?.from} ${compared?.to}`}
      method="get"
      action={builderLinks.versions(pageId)}
      className="builder-filter builder-compare"
      aria-label={messages.compare()}
    >
      <SelectField
        label={messages.compare()}
        name="from"
        required
        defaultValue={String(compared?.from ?? newest?.version ?? '')}
      >
        {options}
        <option value="draft">{messages.theDraftOption()}</option>
      </SelectField>
      <SelectField label={messages.compareWith()} name="to" required defaultValue={String(compared?.to ?? 'draft')}>
        <option value="draft">{messages.theDraftOption()}</option>
        {options}
      </SelectField>
      <Button type="submit" variant="secondary">
        {messages.compare()}
      </Button>
    </Form>
  )
}

function createColumns({ pageId, revision }: VersionList['page']): readonly TableColumn<PageVersionSummary>[] {
  return [
    { label: messages.versionLabel(), cell: ({ version }) => messages.version({ version: String(version) }) },
    { label: messages.title(), cell: ({ title }) => title },
    { label: messages.kept(), cell: ({ createdDate, createdBy }) => <MomentBy of={createdDate} by={createdBy} /> },
    {
      label: messages.published(),
      cell: ({ publishedDate, isLive }) =>
        isLive ? <Badge variant="strong">{messages.live()}</Badge> : <Moment of={publishedDate ?? ''} />,
    },
    {
      label: messages.actions(),
      isLabelHidden: true,
      cell: ({ version }) => (
        <div className="builder-row-actions">
          <VersionLink pageId={pageId} version={version} />
          <Link
            href={builderLinks.versions(pageId, { from: String(version), to: 'draft' })}
            aria-label={messages.compareWithDraft({ version: String(version) })}
          >
            {messages.compare()}
          </Link>
          <Form
            method="post"
            action={builderLinks.versions(pageId)}
            aria-label={messages.restoreVersion({ version: String(version) })}
          >
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="revision" value={revision} />
            <ConfirmedSubmit
              label={messages.restore()}
              title={messages.restoreTitle({ version: String(version) })}
              text={messages.restoreEffect()}
              confirmLabel={messages.confirmRestore()}
            />
          </Form>
        </div>
      ),
    },
  ]
}

/** A link to a version as a separate document, because it is rendered with the style sheets of the shop. */
function VersionLink({ pageId, version }: { readonly pageId: string; readonly version: number }) {
  return (
    <a
      href={useHref(builderLinks.version(pageId, String(version)))}
      target="_blank"
      rel="noreferrer"
      aria-label={messages.lookAtVersion({ version: String(version) })}
    >
      {messages.look()}
    </a>
  )
}
