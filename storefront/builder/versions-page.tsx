import { Form, useHref } from 'react-router'
import type { PageVersionSummary } from '@hydrant/contract/admin/pages.ts'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { SelectField } from '@hydrant/design/form/field.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import { Moment, MomentBy } from '../time/moment.tsx'
import { builderLinks } from './builder-links.ts'
import { ComparedVersions } from './compared-versions.tsx'
import type { VersionList } from './load-versions.ts'
import { PageState } from './page-state.tsx'

/**
 * The versions of a page, by whom and when they were created; two of them can be compared, and each can be restored as
 * the draft.
 */
export function VersionsPage({ page, versions, nextFrom, isFirstPage, compared }: VersionList) {
  return (
    <>
      <div className="builder-head">
        <h1>Versions of “{page.title}”</h1>
        <PageState page={page} />
        <div className="builder-end">
          <ButtonLink href={builderLinks.page(page.pageId)} size="s">
            Open the draft
          </ButtonLink>
        </div>
      </div>
      {compared !== null && <ComparedVersions pageId={page.pageId} {...compared} />}
      {versions.length === 0 ? (
        <EmptyState title="No versions yet">
          <p>A version is kept when the page is published, or when you say so in the editor.</p>
        </EmptyState>
      ) : (
        <>
          <CompareForm pageId={page.pageId} versions={versions} compared={compared} />
          <Table
            caption="Versions, newest first"
            columns={createColumns(page)}
            rows={versions}
            rowKey={({ version }) => String(version)}
          />
        </>
      )}
      <div className="builder-foot">
        {!isFirstPage && <Link href={builderLinks.versions(page.pageId)}>Newest versions</Link>}
        {nextFrom !== null && <Link href={builderLinks.versions(page.pageId, { page: nextFrom })}>Older versions</Link>}
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
      Version {version}
    </option>
  ))
  const [newest] = versions
  return (
    <Form
      key={`${compared?.from} ${compared?.to}`}
      method="get"
      action={builderLinks.versions(pageId)}
      className="builder-filter builder-compare"
      aria-label="Compare"
    >
      <SelectField label="Compare" name="from" required defaultValue={String(compared?.from ?? newest?.version ?? '')}>
        {options}
        <option value="draft">The draft</option>
      </SelectField>
      <SelectField label="with" name="to" required defaultValue={String(compared?.to ?? 'draft')}>
        <option value="draft">The draft</option>
        {options}
      </SelectField>
      <Button type="submit" variant="secondary">
        Compare
      </Button>
    </Form>
  )
}

function createColumns({ pageId, revision }: VersionList['page']): readonly TableColumn<PageVersionSummary>[] {
  return [
    { label: 'Version', cell: ({ version }) => `Version ${version}` },
    { label: 'Title', cell: ({ title }) => title },
    { label: 'Kept', cell: ({ createdDate, createdBy }) => <MomentBy of={createdDate} by={createdBy} /> },
    {
      label: 'Published',
      cell: ({ publishedDate, isLive }) =>
        isLive ? <Badge kindLabel="strong">Live</Badge> : <Moment of={publishedDate ?? ''} />,
    },
    {
      label: 'Actions',
      isLabelHidden: true,
      cell: ({ version }) => (
        <div className="builder-row-actions">
          <ViewLink pageId={pageId} version={version} />
          <Link
            href={builderLinks.versions(pageId, { from: String(version), to: 'draft' })}
            aria-label={`Compare version ${version} with the draft`}
          >
            Compare
          </Link>
          <Form method="post" action={builderLinks.versions(pageId)} aria-label={`Restore version ${version}`}>
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="revision" value={revision} />
            <ConfirmedSubmit
              label="Restore"
              title={`Go back to version ${version}?`}
              text="It becomes the draft. What the draft is now is lost unless it was kept as a version; visitors see no difference before it is published."
              confirmLabel="Restore this version"
            />
          </Form>
        </div>
      ),
    },
  ]
}

/** A link to a version as a separate document, because it is rendered with the style sheets of the shop. */
function ViewLink({ pageId, version }: { readonly pageId: string; readonly version: number }) {
  return (
    <a
      href={useHref(builderLinks.version(pageId, String(version)))}
      target="_blank"
      rel="noreferrer"
      aria-label={`Look at version ${version}`}
    >
      Look
    </a>
  )
}
