import { Form, useNavigation } from 'react-router'
import { ErrorSummary } from '@hydrant/design/form/error-summary.tsx'
import { FieldGroup, SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Pagination } from '@hydrant/design/navigation/pagination.tsx'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { AccountField } from '../account/account-field.tsx'
import { links } from '../links.ts'
import type { RefusedStep } from './checkout-fault.ts'
import type { AddressView } from './checkout-view.ts'
import { NewAddressForm } from './new-address-form.tsx'
import styles from './split-page.module.css'
import { ONE_ADDRESS, splitFieldsOf, type SplitRow, type SplitView } from './split-view.ts'

/** Spreads an order over several addresses of the account, by lines or by pieces of a line. */
export function SplitPage({
  split,
  refused,
}: {
  readonly split: SplitView
  readonly refused: RefusedStep | undefined
}) {
  const { addresses, rows, page, pageCount } = split
  const { state, formData } = useNavigation()
  const isSaving = state !== 'idle' && formData?.get('intent') === 'split'
  return (
    <PageWidth className={styles.page}>
      <h1>Deliver to several addresses</h1>
      <p className={styles.lead}>
        Say where each line goes. To divide a line, enter how many of it go to another address; the rest stays.
      </p>
      <ErrorSummary faults={refused?.faults ?? []} title={refused?.title ?? ''} />
      {split.isSplit && <OneAddressForm addresses={addresses} refused={refused} />}
      <NewAddressForm
        key={addresses.length}
        action={links.splitOrder(page)}
        intent="add-address"
        title={`Add an address of ${split.accountName}`}
        submitLabel="Add address"
        nextSection="split-order"
        destinations={split.destinations}
        refused={refused?.intent === 'add-address' ? refused : undefined}
        isOnlyWay={addresses.length === 0}
      />
      {addresses.length > 0 && (
        <Form
          id="split-order"
          method="post"
          action={links.splitOrder(page)}
          preventScrollReset
          replace
          noValidate
          className={styles.form}
        >
          <AccountField />
          <input type="hidden" name="intent" value="split" />
          {rows.map((row) => (
            <Row
              key={row.lineId}
              row={row}
              addresses={addresses}
              refused={refused?.intent === 'split' ? refused : undefined}
            />
          ))}
          <Pagination page={page} pageCount={pageCount} hrefOf={links.splitOrder} label="Pages of the order" />
          <div className={styles.actions}>
            <Button type="submit" isBusy={isSaving}>
              Save and continue
            </Button>
            <ButtonLink href={links.checkout()} prefetch="none" variant="secondary">
              Cancel
            </ButtonLink>
          </div>
        </Form>
      )}
    </PageWidth>
  )
}

interface RowProps {
  readonly row: SplitRow
  readonly addresses: readonly AddressView[]
  readonly refused: RefusedStep | undefined
}

function Row({ row: { lineId, name, partNumber, quantity, addressId }, addresses, refused }: RowProps) {
  const names = splitFieldsOf(lineId)
  const values = refused?.values ?? {}
  const errorOf = (fieldId: string) => refused?.faults.find((fault) => fault.fieldId === fieldId)?.message
  return (
    <div className={styles.row}>
      <FieldGroup legend={name}>
        <p className={styles.facts}>
          {partNumber}, quantity {formatQuantity(quantity)}
        </p>
        <div className={styles.fields}>
          <AddressSelect
            id={names.to}
            label="Deliver to"
            required
            addresses={addresses}
            value={values[names.to] ?? addressId}
            error={errorOf(names.to)}
          />
          {quantity !== '1' && (
            <>
              <TextField
                id={names.part}
                name={names.part}
                label="How many go elsewhere"
                inputMode="numeric"
                autoComplete="off"
                saysOptional={false}
                maxLength={14}
                defaultValue={values[names.part] ?? ''}
                error={errorOf(names.part)}
              />
              <AddressSelect
                id={names.partTo}
                label="Other address"
                addresses={addresses}
                value={values[names.partTo] ?? ''}
                error={errorOf(names.partTo)}
              />
            </>
          )}
        </div>
      </FieldGroup>
    </div>
  )
}

interface AddressSelectProps {
  readonly id: string
  readonly name?: string
  readonly label: string
  readonly required?: boolean
  readonly addresses: readonly AddressView[]
  readonly value: string
  readonly error: string | undefined
}

/** A choice of the account's addresses; its name is its id unless another is given. */
function AddressSelect({ id, name = id, label, required, addresses, value, error }: AddressSelectProps) {
  return (
    <SelectField
      id={id}
      name={name}
      label={label}
      required={required}
      saysOptional={false}
      defaultValue={value}
      error={error}
    >
      {(value === '' || required !== true) && (
        <option value="">{required === true ? 'Choose an address' : 'None'}</option>
      )}
      {addresses.map((address) => (
        <option key={address.id} value={address.id}>
          {[address.name, ...address.lines].join(', ')}
        </option>
      ))}
    </SelectField>
  )
}

function OneAddressForm({
  addresses,
  refused,
}: {
  readonly addresses: readonly AddressView[]
  readonly refused: RefusedStep | undefined
}) {
  return (
    <Form method="post" action={links.splitOrder()} preventScrollReset replace noValidate className={styles.one}>
      <AccountField />
      <input type="hidden" name="intent" value="join" />
      <AddressSelect
        id={ONE_ADDRESS}
        name="addressId"
        label="One address for the whole order"
        required
        addresses={addresses}
        value={addresses[0]?.id ?? ''}
        error={refused?.faults.find(({ fieldId }) => fieldId === ONE_ADDRESS)?.message}
      />
      <Button type="submit" variant="secondary">
        Deliver everything there
      </Button>
    </Form>
  )
}
