import { Form, useNavigation } from 'react-router'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { PageWidth, Section } from '@hydrant/design/layout/page.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/lists.js'
import { HiddenAccountField } from '../account/account-field.tsx'
import { MAX_LIST_NAME_LENGTH } from './list-limits.ts'
import { listLinks } from './list-links.ts'
import styles from './list-page.module.css'
import type { ListView } from './list-view.ts'
import { ShareField } from './share-field.tsx'

interface ListsPageProps {
  readonly lists: readonly ListView[]
  /** The effective account; empty for a buyer without one. */
  readonly accountName: string
  /** What was wrong with a new list, and its name. */
  readonly failure: { readonly error: string; readonly name: string } | null
}

/** The lists of a buyer and those shared with them, and a form for a new one. */
export function ListsPage({ lists, accountName, failure }: ListsPageProps) {
  const { state } = useNavigation()
  return (
    <PageWidth className={styles.page}>
      <div className={styles.head}>
        <h1>{messages.lists()}</h1>
        <p>{accountName === '' ? messages.yourLists() : messages.listsFor({ account: accountName })}</p>
      </div>
      <p>
        <Link href={listLinks.boughtBefore()}>{messages.boughtBefore()}</Link>
        <span className={styles.hint}> {messages.boughtBeforeDetail()}</span>
      </p>
      {lists.length === 0 ? (
        <EmptyState title={messages.listsEmpty()}>
          <p>{messages.listsEmptyHelp()}</p>
        </EmptyState>
      ) : (
        <Table caption={messages.lists()} columns={createColumns()} rows={lists} rowKey={({ id }) => id} />
      )}
      <Section title={messages.newList()}>
        <Form method="post" action={listLinks.lists()} className={styles.fields}>
          <HiddenAccountField />
          <TextField
            label={messages.listName()}
            name="name"
            required
            maxLength={MAX_LIST_NAME_LENGTH}
            autoComplete="off"
            defaultValue={failure?.name ?? ''}
            error={failure?.error}
          />
          <ShareField accountName={accountName} isShared={false} />
          <Button type="submit" isBusy={state === 'submitting'}>
            {messages.createList()}
          </Button>
        </Form>
      </Section>
    </PageWidth>
  )
}

function createColumns(): readonly TableColumn<ListView>[] {
  return [
    { label: messages.list(), cell: ({ id, name }) => <Link href={listLinks.list(id)}>{name}</Link> },
    { label: messages.lines(), cell: ({ lineCount }) => messages.lineCount({ count: lineCount }) },
    { label: messages.forAccount(), cell: (list) => <SharingBadge list={list} /> },
    { label: messages.listChanged(), cell: ({ changed }) => changed },
  ]
}

/** Who sees a list. */
export function SharingBadge({ list }: { readonly list: ListView }) {
  if (!list.isShared) return <span className={styles.hint}>{messages.forMe()}</span>
  return (
    <Badge>
      {list.isOwn || list.ownerName === '' ? messages.forAccount() : messages.sharedBy({ name: list.ownerName })}
    </Badge>
  )
}
