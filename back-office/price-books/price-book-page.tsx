import { Form } from 'react-router'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/price-books.js'
import { officeLinks } from '../office-links.ts'
import { RecordPage } from '../records/record-page.tsx'
import { RowTableForm, RowTableSection } from '../row-table/row-table-form.tsx'
import { UnsavedForms } from '../shell/leave-guard.tsx'
import { PlannedSection } from './planned-section.tsx'
import type { LoadedPriceBook, RejectedPriceBook } from './price-book.ts'
import styles from './price-books.module.css'

/** The page of a price book: to whom and when it applies, and its prices in a table that is saved at once. */
export function PriceBookPage({ book, rejected }: PriceBookPageProps) {
  const table = rejected?.table ?? null
  return (
    <UnsavedForms>
      <RecordPage
        {...book}
        related={[]}
        rejected={rejected?.fields ?? null}
        actions={<Link href={officeLinks.comparePriceBooks({ one: book.title })}>{messages.compare()}</Link>}
      >
        <RowTableForm table={book.entries} title={messages.entries()} hint={messages.entriesHint()} rejected={table}>
          <Form method="get" role="search" aria-label={messages.entries()} className={styles.search} key={book.term}>
            <TextField
              label={messages.findPartNumber()}
              name="q"
              type="search"
              defaultValue={book.term}
              maxLength={100}
              showOptional={false}
            />
            <Button type="submit" variant="secondary">
              {messages.find()}
            </Button>
          </Form>
        </RowTableForm>
        <PlannedSection
          planned={book.planned}
          mayPlan={book.mayPlan}
          currency={book.entries.rows[0]?.values['CurrencyIsoCode'] ?? ''}
          returned={rejected?.plan ?? null}
        />
        {book.groups.map((groups) => (
          <RowTableSection
            key={groups.name}
            table={groups}
            title={messages.groups()}
            hint={messages.groupsHint()}
            rejected={table}
          />
        ))}
      </RecordPage>
    </UnsavedForms>
  )
}

interface PriceBookPageProps {
  readonly book: LoadedPriceBook
  readonly rejected: RejectedPriceBook | null
}
