import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { ChoiceField, FieldGroup, SelectField, TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/promotions.js'
import { officeLinks } from '../office-links.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import { PageHead } from '../shell/page-head.tsx'
import type { RejectedPromotion } from './create-promotion.ts'
import styles from './promotion-page.module.css'

/** A new promotion, composed as what buyers get, when, and who they are. It begins as a draft. */
export function ComposePage({ groups, currency, rejected }: ComposePageProps) {
  const [isTyped, setIsTyped] = useState(false)
  const isBusy = useNavigation().formMethod === 'POST'
  const errors = rejected?.errors ?? []
  return (
    <>
      <PageHead
        title={messages.newPromotion()}
        detail={<Link href={officeLinks.promotions()}>{messages.promotions()}</Link>}
      />
      <Form method="post" className={styles.form} onInput={() => setIsTyped(true)} onSubmit={() => setIsTyped(false)}>
        <LeaveGuard isChanged={isTyped || errors.length > 0} />
        <FormErrors errors={errors} />
        <Text rejected={rejected} name="Name" label={messages.name()} hint={messages.nameHint()} isRequired />
        <Text rejected={rejected} name="DisplayName" label={messages.displayName()} isRequired />
        <Benefit rejected={rejected} />
        <Condition rejected={rejected} currency={currency} />
        <Audience rejected={rejected} groups={groups} />
        <Limits rejected={rejected} currency={currency} />
        <div>
          <Button type="submit" isBusy={isBusy}>
            {messages.createDraft()}
          </Button>
        </div>
      </Form>
    </>
  )
}

interface ComposePageProps {
  readonly groups: ReadonlyArray<{ readonly id: string; readonly name: string }>
  /** The default currency of the shop, in which amounts are. */
  readonly currency: string
  readonly rejected: RejectedPromotion | null
}

type PartProps = Pick<ComposePageProps, 'rejected'>

/** What buyers get. */
function Benefit({ rejected }: PartProps) {
  const typed = rejected?.values ?? {}
  return (
    <FieldGroup legend={messages.buyersGet()}>
      <div className={styles.row}>
        <Text rejected={rejected} name="AdjustmentValue__c" label={messages.value()} isRequired />
        <SelectField
          label={messages.unit()}
          name="AdjustmentType__c"
          required
          defaultValue={typed['AdjustmentType__c'] ?? 'PercentageDiscount'}
        >
          <option value="PercentageDiscount">{messages.percentUnit()}</option>
          <option value="AmountDiscount">{messages.amountUnit()}</option>
        </SelectField>
        <SelectField
          label={messages.offWhat()}
          name="TargetType__c"
          required
          defaultValue={typed['TargetType__c'] ?? 'Item'}
        >
          <option value="Item">{messages.theseProducts()}</option>
          <option value="Cart">{messages.wholeCart()}</option>
          <option value="Shipping">{messages.delivery()}</option>
        </SelectField>
      </div>
      <Lines rejected={rejected} name="ProductIds__c" label={messages.products()} hint={messages.productsHint()} />
      <Lines rejected={rejected} name="CategoryIds__c" label={messages.categories()} hint={messages.categoriesHint()} />
    </FieldGroup>
  )
}

/** What has to be bought for it. */
function Condition({ rejected, currency }: PartProps & Pick<ComposePageProps, 'currency'>) {
  return (
    <FieldGroup legend={messages.whenThey()}>
      <div className={styles.row}>
        <Text rejected={rejected} name="MinimumQuantity__c" label={messages.buyAtLeastUnits()} />
        <Text rejected={rejected} name="MinimumAmount__c" label={messages.spendAtLeastIn({ currency })} />
      </div>
      <div className={styles.row}>
        <Text rejected={rejected} name="BuyQuantity__c" label={messages.buyQuantity()} />
        <Text rejected={rejected} name="GetQuantity__c" label={messages.getQuantity()} />
        <Text rejected={rejected} name="ApplicationLimit__c" label={messages.timesInOrder()} />
      </div>
      <Choice rejected={rejected} name="isSameProduct" label={messages.sameProduct()} />
      <Lines
        rejected={rejected}
        name="QualifyingProductIds__c"
        label={messages.productsToBuy()}
        hint={messages.productsToBuyHint()}
      />
      <Lines rejected={rejected} name="QualifyingCategoryIds__c" label={messages.categoriesToBuy()} />
    </FieldGroup>
  )
}

/** Who gets it, and when. */
function Audience({ rejected, groups }: PartProps & Pick<ComposePageProps, 'groups'>) {
  return (
    <FieldGroup legend={messages.whoGetsIt()}>
      <p className={styles.hint}>{messages.groupsHint()}</p>
      {groups.map(({ id, name }) => (
        <ChoiceField
          key={id}
          type="checkbox"
          name="group"
          value={id}
          label={name}
          defaultChecked={rejected?.groupIds.includes(id)}
        />
      ))}
      <Choice rejected={rejected} name="needsCoupon" label={messages.couponOnly()} />
      <div className={styles.row}>
        <Text rejected={rejected} name="StartDateTime" label={messages.startInUtc()} type="datetime-local" />
        <Text rejected={rejected} name="EndDateTime" label={messages.endInUtc()} type="datetime-local" />
      </div>
    </FieldGroup>
  )
}

/** How much and how often. */
function Limits({ rejected, currency }: PartProps & Pick<ComposePageProps, 'currency'>) {
  return (
    <FieldGroup legend={messages.limits()}>
      <div className={styles.row}>
        <Text rejected={rejected} name="MaximumDiscount__c" label={messages.atMostIn({ currency })} />
        <Text rejected={rejected} name="MaximumUsageCount" label={messages.maximumOrders()} />
        <Text rejected={rejected} name="MaximumUsageCountPerAccount__c" label={messages.maximumOrdersOfAccount()} />
      </div>
      <Choice rejected={rejected} name="isExclusive" label={messages.exclusiveChoice()} />
    </FieldGroup>
  )
}

interface InputProps extends PartProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
}

/** Returns what is wrong with a field, if something is. */
function findError({ rejected, name }: Pick<InputProps, 'rejected' | 'name'>): string | undefined {
  return rejected?.errors.find(({ fields }) => fields.includes(name))?.message
}

function Text({ type = 'text', isRequired = false, ...props }: TextProps) {
  const { rejected, name, label, hint } = props
  return (
    <TextField
      label={label}
      hint={hint}
      name={name}
      type={type}
      required={isRequired}
      maxLength={type === 'text' ? 255 : undefined}
      autoComplete="off"
      error={findError(props)}
      defaultValue={rejected?.values[name]}
    />
  )
}

interface TextProps extends InputProps {
  readonly type?: 'text' | 'datetime-local'
  readonly isRequired?: boolean
}

function Lines(props: InputProps) {
  const { rejected, name, label, hint } = props
  return (
    <TextAreaField
      label={label}
      hint={hint}
      name={name}
      rows={2}
      maxLength={4000}
      error={findError(props)}
      defaultValue={rejected?.values[name]}
    />
  )
}

function Choice({ rejected, name, label }: InputProps) {
  return (
    <ChoiceField
      type="checkbox"
      name={name}
      value="true"
      label={label}
      defaultChecked={rejected?.values[name] === 'true'}
    />
  )
}
