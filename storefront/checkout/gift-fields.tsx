import { useState } from 'react'
import { ChoiceField, FieldGroup, TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import { FIELD_IDS, PLACE_ORDER_FORM_ID, getPlaceOrderValues, type StepError } from './checkout-errors.ts'
import { type GiftView, GIFT_FIELDS_MARKER } from './gift.ts'
import styles from './new-address-form.module.css'

interface GiftFieldsProps {
  readonly gift: GiftView
  readonly currency: string
  readonly stepError: StepError | undefined
}

/**
 * The gift options of an order: recipient, message and wrap. They are sent with the order; without scripts all fields
 * are visible from the start.
 */
export function GiftFields({ gift, currency, stepError }: GiftFieldsProps) {
  const values = getPlaceOrderValues(stepError)
  const [isGift, setIsGift] = useState(
    GIFT_FIELDS_MARKER in values
      ? ['isGift', 'giftToName', 'giftMessage', 'giftWrap'].some((name) => (values[name] ?? '') !== '')
      : gift.isGift,
  )
  const isOpen = !useIsHydrated() || isGift
  const fieldError = stepError?.fieldErrors.find(({ fieldId }) => fieldId === FIELD_IDS.gift)?.message
  return (
    <details className={styles.new} open={isGift || fieldError !== undefined}>
      <summary className={styles.opener}>{gift.isGift ? messages.orderIsGift() : messages.sendAsGift()}</summary>
      <div className={styles.form}>
        <input form={PLACE_ORDER_FORM_ID} type="hidden" name={GIFT_FIELDS_MARKER} value="yes" />
        <div className={styles.wide}>
          <FieldGroup legend={messages.gift()} error={fieldError}>
            <ChoiceField
              form={PLACE_ORDER_FORM_ID}
              id={FIELD_IDS.gift}
              type="checkbox"
              name="isGift"
              checked={isGift}
              onChange={(event) => setIsGift(event.target.checked)}
              label={messages.orderIsGift()}
            />
          </FieldGroup>
        </div>
        {isOpen && <GiftDetails gift={gift} currency={currency} values={values} />}
        {/* Enter in a field presses the form's first button, which must not be the one that only saves. */}
        <button form={PLACE_ORDER_FORM_ID} type="submit" hidden>
          {messages.placeOrder()}
        </button>
        <Button
          form={PLACE_ORDER_FORM_ID}
          type="submit"
          name="intent"
          value="wishes"
          variant="secondary"
          className={styles.submit}
        >
          {messages.saveGiftOptions()}
        </Button>
      </div>
    </details>
  )
}

function GiftDetails({
  gift,
  currency,
  values,
}: Pick<GiftFieldsProps, 'gift' | 'currency'> & { readonly values: Readonly<Record<string, string>> }) {
  const chosenWrapId = values['giftWrap'] ?? gift.wraps.find(({ isChosen }) => isChosen)?.id ?? ''
  return (
    <>
      <TextField
        form={PLACE_ORDER_FORM_ID}
        label={messages.giftRecipient()}
        name="giftToName"
        maxLength={255}
        defaultValue={values['giftToName'] ?? gift.toName}
        className={styles.wide}
      />
      {gift.message !== null && (
        <TextAreaField
          form={PLACE_ORDER_FORM_ID}
          label={messages.giftMessage()}
          name="giftMessage"
          maxLength={1000}
          defaultValue={values['giftMessage'] ?? gift.message}
          className={styles.wide}
        />
      )}
      {gift.wraps.length > 0 && (
        <div className={styles.wide}>
          <FieldGroup legend={messages.giftWrap()}>
            <ChoiceField
              form={PLACE_ORDER_FORM_ID}
              type="radio"
              name="giftWrap"
              value=""
              defaultChecked={chosenWrapId === ''}
              label={messages.noGiftWrap()}
            />
            {gift.wraps.map(({ id, name, price }) => (
              <ChoiceField
                form={PLACE_ORDER_FORM_ID}
                key={id}
                type="radio"
                name="giftWrap"
                value={id}
                defaultChecked={chosenWrapId === id}
                label={name}
                detail={price === null ? undefined : formatMoney(price, currency)}
              />
            ))}
          </FieldGroup>
        </div>
      )}
    </>
  )
}
