import { Form, useNavigation } from 'react-router'
import { ErrorSummary } from '@hydrant/design/form/error-summary.tsx'
import { FieldGroup, SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Pagination } from '@hydrant/design/navigation/pagination.tsx'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { HiddenCartField } from '../cart/cart-field.tsx'
import { links } from '../links.ts'
import type { StepError } from './checkout-errors.ts'
import { formatAddressChoice } from './address-view.ts'
import type { AddressView } from './checkout-view.ts'
import { NewAddressForm } from './new-address-form.tsx'
import styles from './split-page.module.css'
import { ONE_ADDRESS_FIELD_ID, getSplitFieldNames, type SplitRow, type SplitView } from './split-view.ts'

/** The page that splits an order over several addresses, by line or by quantity. */
export function SplitPage({
  split,
  stepError,
}: {
  readonly split: SplitView
  readonly stepError: StepError | undefined
}) {
  const { addresses, rows, page, pageCount } = split
  const { state, formData } = useNavigation()
  const isSaving = state !== 'idle' && formData?.get('intent') === 'split'
  return (
    <PageWidth className={styles.page}>
      <h1>{messages.deliverToSeveralAddresses()}</h1>
      <p className={styles.lead}>{messages.splitText()}</p>
      <ErrorSummary issues={stepError?.fieldErrors ?? []} title={stepError?.title ?? ''} />
      {split.isSplit && <OneAddressForm addresses={addresses} stepError={stepError} />}
      <NewAddressForm
        key={addresses.length}
        action={links.splitOrder(page)}
        intent="add-address"
        title={messages.addAddressOf({ account: split.accountName })}
        submitLabel={messages.addAddress()}
        nextSection="split-order"
        destinations={split.destinations}
        stepError={stepError?.intent === 'add-address' ? stepError : undefined}
        isOnlyOption={addresses.length === 0}
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
          <HiddenCartField />
          <input type="hidden" name="intent" value="split" />
          {rows.map((row) => (
            <SplitLineFields
              key={row.lineId}
              row={row}
              addresses={addresses}
              stepError={stepError?.intent === 'split' ? stepError : undefined}
            />
          ))}
          <Pagination page={page} pageCount={pageCount} hrefOf={links.splitOrder} label={messages.pagesOfOrder()} />
          <div className={styles.actions}>
            <Button type="submit" isBusy={isSaving}>
              {messages.saveAndContinue()}
            </Button>
            <ButtonLink href={links.checkout()} prefetch="none" variant="secondary">
              {messages.cancel()}
            </ButtonLink>
          </div>
        </Form>
      )}
    </PageWidth>
  )
}

interface SplitLineFieldsProps {
  readonly row: SplitRow
  readonly addresses: readonly AddressView[]
  readonly stepError: StepError | undefined
}

function SplitLineFields({
  row: { lineId, name, partNumber, quantity, addressId },
  addresses,
  stepError,
}: SplitLineFieldsProps) {
  const fieldNames = getSplitFieldNames(lineId)
  const values = stepError?.values ?? {}
  const findError = (fieldId: string) =>
    stepError?.fieldErrors.find((fieldError) => fieldError.fieldId === fieldId)?.message
  return (
    <div className={styles.row}>
      <FieldGroup legend={name}>
        <p className={styles.facts}>
          {messages.partNumberAndQuantity({ partNumber, quantity: formatQuantity(quantity) })}
        </p>
        <div className={styles.fields}>
          <AddressSelect
            id={fieldNames.to}
            label={messages.deliverTo()}
            required
            addresses={addresses}
            value={values[fieldNames.to] ?? addressId}
            error={findError(fieldNames.to)}
          />
          {quantity !== '1' && (
            <>
              <TextField
                id={fieldNames.part}
                name={fieldNames.part}
                label={messages.howManyElsewhere()}
                inputMode="numeric"
                autoComplete="off"
                showOptional={false}
                maxLength={14}
                defaultValue={values[fieldNames.part] ?? ''}
                error={findError(fieldNames.part)}
              />
              <AddressSelect
                id={fieldNames.partTo}
                label={messages.otherAddress()}
                addresses={addresses}
                value={values[fieldNames.partTo] ?? ''}
                error={findError(fieldNames.partTo)}
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

/** A select field of the account's addresses; its name is its id by default. */
function AddressSelect({ id, name = id, label, required, addresses, value, error }: AddressSelectProps) {
  return (
    <SelectField
      id={id}
      name={name}
      label={label}
      required={required}
      showOptional={false}
      defaultValue={value}
      error={error}
    >
      {(value === '' || required !== true) && (
        <option value="">{required === true ? messages.splitOption() : messages.noAddressOption()}</option>
      )}
      {addresses.map((address) => (
        <option key={address.id} value={address.id}>
          {formatAddressChoice(address)}
        </option>
      ))}
    </SelectField>
  )
}

function OneAddressForm({
  addresses,
  stepError,
}: {
  readonly addresses: readonly AddressView[]
  readonly stepError: StepError | undefined
}) {
  return (
    <Form method="post" action={links.splitOrder()} preventScrollReset replace noValidate className={styles.one}>
      <HiddenCartField />
      <input type="hidden" name="intent" value="join" />
      <AddressSelect
        id={ONE_ADDRESS_FIELD_ID}
        name="addressId"
        label={messages.addressUsedForWholeOrder()}
        required
        addresses={addresses}
        value={addresses[0]?.id ?? ''}
        error={stepError?.fieldErrors.find(({ fieldId }) => fieldId === ONE_ADDRESS_FIELD_ID)?.message}
      />
      <Button type="submit" variant="secondary">
        {messages.deliverEverythingThere()}
      </Button>
    </Form>
  )
}
