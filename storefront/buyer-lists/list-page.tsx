import { Form, useNavigation } from 'react-router'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Breadcrumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/lists.js'
import { HiddenAccountField } from '../account/account-field.tsx'
import type { ListChangeResult } from './change-list.ts'
import { LineForm } from './line-form.tsx'
import { MAX_LIST_NAME_LENGTH } from './list-limits.ts'
import { listLinks } from './list-links.ts'
import { ListNotice } from './list-notice.tsx'
import styles from './list-page.module.css'
import type { ListPageView, ListView } from './list-view.ts'
import { SharingBadge } from './lists-page.tsx'
import { ShareField } from './share-field.tsx'

interface ListPageProps {
  readonly view: ListPageView
  /** What the last form has brought; null on a page that was opened. */
  readonly result: ListChangeResult | null
  readonly accountName: string
  /** Makes an addition to the cart of this page happen once. */
  readonly requestId: string
}

/** The page of a list: its lines, what is done with all of them, and what is added to it. */
export function ListPage({ view, result, accountName, requestId }: ListPageProps) {
  const { list, lines } = view
  return (
    <PageWidth className={styles.page}>
      <Breadcrumb
        crumbs={[
          { label: messages.lists(), href: listLinks.lists() },
          { label: list.name, href: listLinks.list(list.id) },
        ]}
      />
      <div className={styles.head}>
        <h1>{list.name}</h1>
        <SharingBadge list={list} />
        <p>{messages.lineCount({ count: list.lineCount })}</p>
        {lines.length > 0 && <Link href={listLinks.print(list.id)}>{messages.printLabels()}</Link>}
      </div>
      <ListNotice result={result} action={listLinks.list(list.id, view.page)} />
      {lines.length === 0 ? (
        <EmptyState title={messages.listEmpty()}>
          <p>{messages.listEmptyHelp()}</p>
        </EmptyState>
      ) : (
        <LineForm view={view} problems={result?.lineProblems ?? {}} requestId={requestId} />
      )}
      <ListPaging view={view} />
      <AddRows key={result?.id ?? ''} list={list} result={result} isOpen={lines.length === 0} />
      <ListSettings list={list} accountName={accountName} nameError={result?.nameError ?? null} />
    </PageWidth>
  )
}

function ListPaging({ view: { list, nextPage, previousPage } }: { readonly view: ListPageView }) {
  if (nextPage === null && previousPage === null) return null
  return (
    <nav aria-label={messages.pagesOfList()} className={styles.paging}>
      {previousPage !== null && <Link href={listLinks.list(list.id, previousPage)}>{messages.previousPage()}</Link>}
      {nextPage !== null && <Link href={listLinks.list(list.id, nextPage)}>{messages.nextPage()}</Link>}
    </nav>
  )
}

interface AddRowsProps {
  readonly list: ListView
  readonly result: ListChangeResult | null
  readonly isOpen: boolean
}

/** A form that adds part numbers and quantities from a text or a file; rows that are wrong stay in the text. */
function AddRows({ list, result, isOpen }: AddRowsProps) {
  const { state } = useNavigation()
  const rowsText = result?.rowsText ?? null
  return (
    <Disclosure title={messages.addLines()} isOpen={isOpen || rowsText !== null}>
      <Form
        method="post"
        action={listLinks.list(list.id)}
        encType="multipart/form-data"
        className={styles.fields}
        preventScrollReset
      >
        <HiddenAccountField />
        <TextAreaField
          label={messages.listText()}
          hint={messages.listTextHint()}
          name="text"
          rows={5}
          showOptional={false}
          defaultValue={rowsText ?? ''}
        />
        <TextField
          label={messages.listFile()}
          name="file"
          type="file"
          accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain"
          showOptional={false}
        />
        <Button type="submit" name="intent" value="add-rows" variant="secondary" isBusy={state === 'submitting'}>
          {messages.addToThisList()}
        </Button>
      </Form>
    </Disclosure>
  )
}

interface ListSettingsProps {
  readonly list: ListView
  readonly accountName: string
  readonly nameError: string | null
}

/** Name, sharing, copy and deletion of a list; only its owner changes and deletes it. */
function ListSettings({ list, accountName, nameError }: ListSettingsProps) {
  const action = listLinks.list(list.id)
  return (
    <>
      {list.isOwn && (
        <Disclosure title={messages.changeList()} isOpen={nameError !== null}>
          <Form key={`${list.name} ${list.isShared}`} method="post" action={action} className={styles.fields}>
            <HiddenAccountField />
            <TextField
              label={messages.listName()}
              name="name"
              required
              maxLength={MAX_LIST_NAME_LENGTH}
              autoComplete="off"
              defaultValue={list.name}
              error={nameError ?? undefined}
            />
            <ShareField accountName={accountName} isShared={list.isShared} />
            <Button type="submit" name="intent" value="rename" variant="secondary">
              {messages.saveList()}
            </Button>
          </Form>
        </Disclosure>
      )}
      <Disclosure title={messages.copyList()}>
        <Form method="post" action={action} className={styles.fields}>
          <HiddenAccountField />
          <TextField
            label={messages.copyName()}
            name="name"
            required
            maxLength={MAX_LIST_NAME_LENGTH}
            autoComplete="off"
            defaultValue={messages.copyOf({ name: list.name }).slice(0, MAX_LIST_NAME_LENGTH)}
          />
          <Button type="submit" name="intent" value="copy" variant="secondary">
            {messages.copySubmit()}
          </Button>
        </Form>
      </Disclosure>
      {list.isOwn && (
        <Form method="post" action={action}>
          <HiddenAccountField />
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="name" value={list.name} />
          <ConfirmedSubmit
            label={messages.deleteList()}
            title={messages.deleteListQuestion()}
            text={messages.deleteListWarning({ name: list.name })}
            confirmLabel={messages.deleteList()}
          />
        </Form>
      )}
    </>
  )
}
