import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { ChoiceField, FieldGroup, SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/variations.js'
import { officeLinks } from '../office-links.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { toCombinationKey, toDefaultPattern } from './combine-values.ts'
import type { RejectedVariations } from './generate-variations.ts'
import { CHOICE, type LoadedVariations, toValueParameter } from './load-variations.ts'
import { createVariationColumns, type NumberedRow } from './variation-columns.tsx'
import styles from './variations-page.module.css'

/** The combinations of the values of a product's attributes: those there are, and those that can be generated. */
export function VariationsPage({ variations, rejected }: VariationsPageProps) {
  const { parent, setId, attributes, count, rows } = variations
  const errors = rejected?.errors ?? []
  return (
    <>
      <PageHead
        title={messages.generatePage({ product: parent.name })}
        detail={<Link href={officeLinks.product(parent.id)}>{parent.sku}</Link>}
      >
        {setId !== null && <Link href={officeLinks.attributeSet(setId)}>{messages.openSet()}</Link>}
      </PageHead>
      <DoneNotice errors={rejected === null ? [] : [{ message: '', fields: [] }]} />
      <FormErrors errors={errors} />
      {attributes.length === 0 ? (
        <Alert>{messages.noSet()}</Alert>
      ) : (
        <>
          <ChoiceForm variations={variations} />
          {rows.length > 0 && <RowsForm variations={variations} rejected={rejected} />}
          {rows.length === 0 && (
            <Alert>{count === 0 ? messages.noCombination() : messages.tooMany({ count: String(count) })}</Alert>
          )}
        </>
      )}
    </>
  )
}

interface VariationsPageProps {
  readonly variations: LoadedVariations
  readonly rejected: RejectedVariations | null
}

/** Chooses the values that are combined, and what new variations begin with. */
function ChoiceForm({ variations }: Pick<VariationsPageProps, 'variations'>) {
  const { attributes, chosen, pattern, books, bookId, locations, locationId } = variations
  return (
    <Form method="get" className={styles.choice} key={JSON.stringify([chosen, pattern, bookId, locationId])}>
      <input type="hidden" name={CHOICE.shown} value="true" />
      <div className={styles.row}>
        {attributes.map(({ field, label, options }) => (
          <FieldGroup key={field} legend={messages.chooseValues({ attribute: label })}>
            <div className={styles.choices}>
              {options.map((option) => (
                <ChoiceField
                  key={option.value}
                  type="checkbox"
                  name={toValueParameter(field)}
                  value={option.value}
                  label={option.label}
                  defaultChecked={chosen[field]?.includes(option.value)}
                />
              ))}
            </div>
          </FieldGroup>
        ))}
      </div>
      <div className={styles.row}>
        <TextField
          label={messages.pattern()}
          hint={messages.patternHint({ example: toDefaultPattern(attributes) })}
          name={CHOICE.pattern}
          defaultValue={pattern}
          maxLength={255}
          showOptional={false}
          autoComplete="off"
        />
        {books.length > 0 && (
          <SelectField label={messages.priceBook()} name={CHOICE.book} defaultValue={bookId} showOptional={false}>
            {books.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {locations.length > 0 && (
          <SelectField label={messages.stockAt()} name={CHOICE.location} defaultValue={locationId} showOptional={false}>
            <option value="">{messages.without()}</option>
            {locations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <div>
        <Button type="submit" variant="secondary">
          {messages.show()}
        </Button>
      </div>
    </Form>
  )
}

function RowsForm({ variations, rejected }: VariationsPageProps) {
  const [isTyped, setIsTyped] = useState(false)
  const isBusy = useNavigation().formMethod === 'POST'
  const { attributes, bookId, locationId, rows, mayCreate } = variations
  const wrongCount = Object.values(rejected?.rows ?? {}).filter(({ errors }) => errors.length > 0).length
  const numbered = rows.map((row, number): NumberedRow => {
    const sent = rejected?.rows[toCombinationKey(attributes, row.values)]
    return { row, number, typed: sent?.typed ?? null, errors: sent?.errors ?? [] }
  })
  const isMissing = rows.some(({ existing }) => existing === null)
  return (
    <Form
      method="post"
      className={styles.form}
      // Other choices, and what was generated since, begin anew.
      key={JSON.stringify(rows.map(({ sku, existing }) => [sku, existing?.productId ?? null]))}
      onInput={() => setIsTyped(true)}
      onSubmit={() => setIsTyped(false)}
    >
      <LeaveGuard isChanged={isTyped || rejected !== null} />
      <input type="hidden" name={CHOICE.book} value={bookId} />
      <input type="hidden" name={CHOICE.location} value={locationId} />
      <p className={styles.hint}>{messages.generateHint()}</p>
      {wrongCount > 0 && <Alert tone="error" title={messages.rowsRejected({ count: wrongCount })} />}
      <Table
        caption={messages.combinations()}
        columns={createVariationColumns(variations)}
        rows={numbered}
        rowKey={({ number }) => String(number)}
        variant="dense"
      />
      {mayCreate && isMissing && (
        <div>
          <Button type="submit" isBusy={isBusy}>
            {messages.generate()}
          </Button>
        </div>
      )}
    </Form>
  )
}
