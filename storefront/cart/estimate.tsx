import { Form } from 'react-router'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import { links } from '../links.ts'
import type { EstimateResult, EstimateView } from './cart-view.ts'
import styles from './estimate.module.css'
import { PlaceFields } from './place-fields.tsx'
import { usePlaceForm } from './use-place-form.ts'

interface EstimateProps {
  readonly estimate: EstimateView
  readonly currency: string
  /** The page of the cart that is shown. */
  readonly page: number
}

/** A form for where a cart would be delivered to, and what that would cost. Its state is in the address of the page. */
export function Estimate({ estimate, currency, page }: EstimateProps) {
  const { fieldErrors, problem, result } = estimate
  const isBusy = usePlaceForm(estimate)
  return (
    <Disclosure
      title={messages.estimateTitle()}
      isOpen={fieldErrors.length > 0 || problem !== null || result !== null}
      className={styles.estimate}
    >
      <Form action={links.cart()} replace preventScrollReset noValidate className={styles.form}>
        {page > 1 && <input type="hidden" name="page" value={page} />}
        <PlaceFields {...estimate} />
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          {messages.estimateButton()}
        </Button>
      </Form>
      {problem !== null && <Alert tone="warning">{problem}</Alert>}
      <div role="status">{result !== null && <Result result={result} currency={currency} />}</div>
    </Disclosure>
  )
}

function Result({ result, currency }: { readonly result: EstimateResult; readonly currency: string }) {
  const { place, tax, options } = result
  return (
    <div className={styles.result}>
      <p className={styles.place}>{messages.estimateFor({ place })}</p>
      <dl className={styles.tax}>
        <dt>{messages.estimatedTax()}</dt>
        <dd>{formatMoney(tax, currency)}</dd>
      </dl>
      {options.length === 0 ? (
        <p>{messages.estimateNoMethods()}</p>
      ) : (
        <table className={styles.options}>
          <thead>
            <tr>
              <th scope="col">{messages.estimatedMethod()}</th>
              <th scope="col">{messages.estimatedShipping()}</th>
              <th scope="col">{messages.estimatedTotal()}</th>
            </tr>
          </thead>
          <tbody>
            {options.map(({ id, name, duration, fee, total }) => (
              <tr key={id}>
                <th scope="row">
                  {duration === '' ? name : messages.estimatedWithDuration({ method: name, duration })}
                </th>
                <td>{formatMoney(fee, currency)}</td>
                <td>{formatMoney(total, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.note}>{messages.estimateNote()}</p>
    </div>
  )
}
