import { Form } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/prices.js'
import { officeLinks } from '../office-links.ts'
import { ReferenceField } from '../records/reference-field.tsx'
import { FormErrors } from '../shell/form-errors.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { ExplanationSteps } from './explanation-steps.tsx'
import type { AnsweredQuestion, PriceQuestion } from './load-explanation.ts'
import styles from './why-page.module.css'

/** The page that explains what an account or a guest pays for a product. */
export function WhyPage({ question, errors, answer }: AnsweredQuestion) {
  const shownErrors = errors.filter(({ fields }) => fields.every((field) => !isAsked(field)))
  return (
    <>
      <PageHead
        title={answer === null ? messages.why() : messages.whyOf({ product: answer.product.sku })}
        detail={
          answer === null ? undefined : (
            <Link href={officeLinks.record('Product2', answer.product.id)}>{answer.product.name}</Link>
          )
        }
      />
      <QuestionForm question={question} errors={errors} />
      <FormErrors errors={shownErrors} />
      {answer !== null && (
        <>
          {answer.explanation.problem !== null && (
            <Alert tone="warning" title={messages.notSold()}>
              {answer.explanation.problem}
            </Alert>
          )}
          <ExplanationSteps
            explanation={answer.explanation}
            accountName={answer.accountName}
            planned={answer.planned}
          />
        </>
      )}
    </>
  )
}

/** The fields that have an input; the server calls the day `at`. */
const ASKED = ['product', 'account', 'quantity', 'at'] as const

function isAsked(field: string): boolean {
  return ASKED.some((one) => one === field)
}

function QuestionForm({ question, errors }: Pick<AnsweredQuestion, 'errors'> & { readonly question: PriceQuestion }) {
  const findError = (field: string) => errors.find(({ fields }) => fields.includes(field))?.message
  return (
    <Form method="get" className={styles.form} key={JSON.stringify(question)}>
      <ReferenceField
        objectName="Product2"
        label={messages.product()}
        name="product"
        defaultValue={question.product}
        required
        error={findError('product')}
      />
      <ReferenceField
        objectName="Account"
        label={messages.account()}
        name="account"
        defaultValue={question.account}
        showOptional={false}
        error={findError('account')}
      />
      <TextField
        label={messages.quantity()}
        name="quantity"
        defaultValue={question.quantity}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        required
        error={findError('quantity')}
      />
      <TextField
        label={messages.on()}
        name="on"
        type="date"
        defaultValue={question.on}
        showOptional={false}
        error={findError('at')}
      />
      <Button type="submit">{messages.explain()}</Button>
    </Form>
  )
}
