import { useState } from 'react'
import { ChoiceField, FieldGroup, TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import { useIsHydrated } from '../session/use-is-hydrated.ts'
import { FIELDS, PLACE_FORM, placeValues, type RefusedStep } from './checkout-fault.ts'
import { type GiftView, HAS_GIFT_FIELDS } from './gift.ts'
import styles from './new-address-form.module.css'

interface GiftFieldsProps {
  readonly gift: GiftView
  readonly currency: string
  readonly refused: RefusedStep | undefined
}

/**
 * Says that the order is a gift: for whom, with which words, and wrapped in what. The fields go along with the order;
 * without scripts all of them are there from the start.
 */
export function GiftFields({ gift, currency, refused }: GiftFieldsProps) {
  const values = placeValues(refused)
  const [isGift, setIsGift] = useState(
    HAS_GIFT_FIELDS in values
      ? ['isGift', 'giftToName', 'giftMessage', 'giftWrap'].some((name) => (values[name] ?? '') !== '')
      : gift.isGift,
  )
  const isOpen = !useIsHydrated() || isGift
  const fault = refused?.faults.find(({ fieldId }) => fieldId === FIELDS.gift)?.message
  return (
    <details className={styles.new} open={isGift || fault !== undefined}>
      <summary className={styles.opener}>{gift.isGift ? 'This order is a gift' : 'Send it as a gift'}</summary>
      <div className={styles.form}>
        <input form={PLACE_FORM} type="hidden" name={HAS_GIFT_FIELDS} value="yes" />
        <div className={styles.wide}>
          <FieldGroup legend="Gift" error={fault}>
            <ChoiceField
              form={PLACE_FORM}
              id={FIELDS.gift}
              type="checkbox"
              name="isGift"
              checked={isGift}
              onChange={(event) => setIsGift(event.target.checked)}
              label="This order is a gift"
            />
          </FieldGroup>
        </div>
        {isOpen && <GiftDetails gift={gift} currency={currency} values={values} />}
        {/* Enter in a field presses the first button of its form, which must not be the one that only saves. */}
        <button form={PLACE_FORM} type="submit" hidden>
          Place order
        </button>
        <Button
          form={PLACE_FORM}
          type="submit"
          name="intent"
          value="wishes"
          variant="secondary"
          className={styles.submit}
        >
          Save gift options
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
  const chosen = values['giftWrap'] ?? gift.wraps.find(({ isChosen }) => isChosen)?.id ?? ''
  return (
    <>
      <TextField
        form={PLACE_FORM}
        label="For whom"
        name="giftToName"
        maxLength={255}
        defaultValue={values['giftToName'] ?? gift.toName}
        className={styles.wide}
      />
      {gift.message !== null && (
        <TextAreaField
          form={PLACE_FORM}
          label="Message on the card"
          name="giftMessage"
          maxLength={1000}
          defaultValue={values['giftMessage'] ?? gift.message}
          className={styles.wide}
        />
      )}
      {gift.wraps.length > 0 && (
        <div className={styles.wide}>
          <FieldGroup legend="Gift wrap">
            <ChoiceField
              form={PLACE_FORM}
              type="radio"
              name="giftWrap"
              value=""
              defaultChecked={chosen === ''}
              label="No gift wrap"
            />
            {gift.wraps.map(({ id, name, price }) => (
              <ChoiceField
                form={PLACE_FORM}
                key={id}
                type="radio"
                name="giftWrap"
                value={id}
                defaultChecked={chosen === id}
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
