import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/part-numbers.js'
import { HiddenAccountField } from '../account/account-field.tsx'
import { CsvDownloadLink } from '../lists/csv-download-link.tsx'
import { FilterForm } from '../lists/filter-form.tsx'
import type { NumbersChange } from './change-part-numbers.ts'
import { MAX_NUMBER_SEARCH_LENGTH, type NumbersView, type NumberView } from './load-part-numbers.ts'
import { partNumberLinks } from './part-number-links.ts'
import styles from './part-numbers-page.module.css'

interface PartNumbersPageProps {
  readonly view: NumbersView
  /** What the last form has brought; null on a page that was opened. */
  readonly change: NumbersChange | null
  readonly accountName: string
}

/** What an account calls products: a list to search, and forms to add to it. */
export function PartNumbersPage({ view, change, accountName }: PartNumbersPageProps) {
  const { search, rows, total } = view
  return (
    <PageWidth className={styles.page}>
      <div className={styles.head}>
        <h1>{messages.yourNumbers()}</h1>
        <p>{accountName}</p>
      </div>
      <p>{messages.intro()}</p>
      <ChangeNotice change={change} />
      <AddNumber key={change?.id ?? ''} change={change} isOpen={total === 0 && search === ''} />
      <UploadFile />
      {(total > 0 || search !== '') && (
        <>
          <FilterForm key={search} action={partNumberLinks.page()} label={messages.searchNumbers()}>
            <TextField
              label={messages.searchNumbersLabel()}
              name="q"
              type="search"
              showOptional={false}
              maxLength={MAX_NUMBER_SEARCH_LENGTH}
              defaultValue={search}
            />
          </FilterForm>
          <p>
            <CsvDownloadLink path={partNumberLinks.file()} />
          </p>
        </>
      )}
      {rows.length === 0 ? <NoNumbers isFiltered={search !== ''} /> : <NumberTable view={view} />}
      <Paging view={view} />
    </PageWidth>
  )
}

function ChangeNotice({ change }: Pick<PartNumbersPageProps, 'change'>) {
  const box = useRef<HTMLDivElement>(null)
  const shownId = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (change === null || shownId.current === change.id) return
    shownId.current = change.id
    box.current?.focus()
  }, [change])
  return (
    <div ref={box} tabIndex={-1}>
      {change !== null && (
        <Alert tone={change.tone}>
          <p>{change.text}</p>
          {change.problems.length > 0 && (
            <ul className={styles.problems}>
              {change.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </div>
  )
}

function AddNumber({ change, isOpen }: Pick<PartNumbersPageProps, 'change'> & { readonly isOpen: boolean }) {
  const { state } = useNavigation()
  const { number = '', partNumber = '' } = change?.typed ?? {}
  return (
    <Disclosure title={messages.addNumber()} isOpen={isOpen || number !== '' || partNumber !== ''}>
      <Form method="post" action={partNumberLinks.page()} className={styles.fields} preventScrollReset>
        <HiddenAccountField />
        <TextField
          label={messages.yourNumber()}
          name="number"
          required
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          defaultValue={number}
        />
        <TextField
          label={messages.ourNumber()}
          name="partNumber"
          required
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          defaultValue={partNumber}
        />
        <Button type="submit" name="intent" value="add" variant="secondary" isBusy={state === 'submitting'}>
          {messages.save()}
        </Button>
      </Form>
    </Disclosure>
  )
}

function UploadFile() {
  const { state } = useNavigation()
  return (
    <Disclosure title={messages.uploadFile()}>
      <Form
        method="post"
        action={partNumberLinks.page()}
        encType="multipart/form-data"
        className={styles.fields}
        preventScrollReset
      >
        <HiddenAccountField />
        <TextField
          label={messages.file()}
          hint={messages.fileHint()}
          name="file"
          type="file"
          required
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
        />
        <Button type="submit" name="intent" value="upload" variant="secondary" isBusy={state === 'submitting'}>
          {messages.upload()}
        </Button>
      </Form>
    </Disclosure>
  )
}

function NoNumbers({ isFiltered }: { readonly isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title={messages.noMatch()}>
      <ButtonLink href={partNumberLinks.page()}>{messages.showAll()}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title={messages.noNumbers()}>
      <p>{messages.noNumbersHelp()}</p>
    </EmptyState>
  )
}

function NumberTable({ view: { search, page, rows } }: Pick<PartNumbersPageProps, 'view'>) {
  const path = partNumberLinks.page({ ...(search !== '' && { q: search }), ...(page !== null && { page }) })
  return (
    <Form method="post" action={path} preventScrollReset>
      <HiddenAccountField />
      <Table caption={messages.yourNumbers()} columns={createColumns()} rows={rows} rowKey={({ id }) => id} />
    </Form>
  )
}

function createColumns(): readonly TableColumn<NumberView>[] {
  return [
    {
      label: messages.yourNumber(),
      cell: ({ id, number }) => (
        <>
          <input type="hidden" name={`number:${id}`} value={number} />
          <strong>{number}</strong>
        </>
      ),
    },
    { label: messages.ourNumber(), cell: ({ partNumber }) => partNumber },
    { label: messages.product(), cell: ({ name, href }) => (href === null ? name : <Link href={href}>{name}</Link>) },
    {
      label: messages.source(),
      cell: ({ isLearned }) => (
        <span className={styles.hint}>{isLearned ? messages.learned() : messages.entered()}</span>
      ),
    },
    {
      label: messages.remove(),
      isLabelHidden: true,
      isAtEnd: true,
      cell: ({ id, number }) => (
        <Button
          type="submit"
          name="intent"
          value={`remove:${id}`}
          variant="tertiary"
          size="s"
          aria-label={messages.removeNumber({ number })}
        >
          {messages.remove()}
        </Button>
      ),
    },
  ]
}

function Paging({ view: { search, nextPage, previousPage } }: Pick<PartNumbersPageProps, 'view'>) {
  if (nextPage === null && previousPage === null) return null
  const query = search === '' ? {} : { q: search }
  return (
    <nav aria-label={messages.pagesOfNumbers()} className={styles.paging}>
      {previousPage !== null && (
        <Link href={partNumberLinks.page({ ...query, page: previousPage })}>{messages.previousPage()}</Link>
      )}
      {nextPage !== null && (
        <Link href={partNumberLinks.page({ ...query, page: nextPage })}>{messages.nextPage()}</Link>
      )}
    </nav>
  )
}
