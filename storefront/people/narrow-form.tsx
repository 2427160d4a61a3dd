import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { ErrorSummary, type FormIssue } from '@hydrant/design/form/error-summary.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import styles from '../session/login-form.module.css'

/** A narrow form with its errors above its fields and one button below them. */
export function NarrowForm({
  issues,
  issuesTitle,
  submitLabel,
  children,
}: {
  readonly issues: readonly FormIssue[]
  readonly issuesTitle: string
  readonly submitLabel: string
  readonly children?: ReactNode
}) {
  const { state } = useNavigation()
  return (
    <Form method="post" noValidate className={styles.form}>
      <ErrorSummary issues={issues} title={issuesTitle} />
      {children}
      <Button type="submit" size="l" isWide isBusy={state === 'submitting'}>
        {submitLabel}
      </Button>
    </Form>
  )
}
