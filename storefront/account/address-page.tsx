import { Form, useNavigation } from 'react-router'
import { ErrorSummary } from '@hydrant/design/form/error-summary.tsx'
import { ChoiceField, FieldGroup } from '@hydrant/design/form/field.tsx'
import { classNames } from '@hydrant/design/layout/class-names.ts'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Breadcrumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import { AddressFields } from '../checkout/address-fields.tsx'
import { FIELD_IDS, type StepError } from '../checkout/checkout-errors.ts'
import { links } from '../links.ts'
import styles from './address-page.module.css'
import type { AddressFormView } from './load-address-form.ts'

interface AddressPageProps {
  readonly form: AddressFormView
  /** The URL that the form is posted to: that of its page. */
  readonly action: string
  readonly stepError: StepError | undefined
}

/** The page with the form for a new or an existing address of the account. */
export function AddressPage({ form, action, stepError }: AddressPageProps) {
  const { state } = useNavigation()
  const title = form.isNew ? messages.addAddress() : messages.changeAddressTitle()
  const values = stepError?.values ?? form.values
  return (
    <PageWidth className={styles.page}>
      <Breadcrumb
        crumbs={[
          { label: messages.account(), href: links.account() },
          { label: messages.addresses(), href: links.addresses() },
          { label: title, href: action },
        ]}
      />
      <h1>{title}</h1>
      <Form id={FIELD_IDS.newAddress} method="post" action={action} noValidate className={styles.form}>
        <ErrorSummary issues={stepError?.fieldErrors ?? []} {...(stepError && { title: stepError.title })} />
        <AddressFields
          destinations={form.destinations}
          values={values}
          fieldErrors={stepError?.fieldErrors ?? []}
          wideClass={styles.wide}
        />
        <div className={classNames(styles.wide, styles.use)}>
          <FieldGroup legend={messages.usedFor()}>
            <ChoiceField
              type="radio"
              name="addressType"
              value="Shipping"
              defaultChecked={values['addressType'] !== 'Billing'}
              label={messages.deliveries()}
            />
            <ChoiceField
              type="radio"
              name="addressType"
              value="Billing"
              defaultChecked={values['addressType'] === 'Billing'}
              label={messages.invoices()}
            />
          </FieldGroup>
          <ChoiceField
            type="checkbox"
            name="isDefault"
            value="yes"
            defaultChecked={values['isDefault'] !== undefined}
            label={messages.defaultAddress()}
            detail={messages.addressIsDefaultDetail()}
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" isBusy={state === 'submitting'}>
            {messages.saveAddress()}
          </Button>
          <ButtonLink href={links.addresses()} variant="secondary">
            {messages.cancel()}
          </ButtonLink>
        </div>
      </Form>
    </PageWidth>
  )
}
