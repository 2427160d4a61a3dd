import { useEffect, useRef } from 'react'
import * as messages from '@hydrant/messages/compiled/design/form.js'
import { Link } from '../navigation/link.tsx'
import styles from './error-summary.module.css'

/** One issue in a form; `fieldId` is the id of the field that has to be corrected. */
export interface FormIssue {
  readonly fieldId: string
  readonly message: string
  /** The path of another page where the issue is corrected. */
  readonly href?: string
}

/**
 * Lists the issues of a submitted form above it and takes the focus when it appears. Renders nothing without issues.
 */
export function ErrorSummary({
  issues,
  title = messages.checkTheseEntries(),
}: {
  readonly issues: readonly FormIssue[]
  readonly title?: string
}) {
  const summary = useRef<HTMLDivElement>(null)
  const hasIssues = issues.length > 0
  useEffect(() => {
    if (hasIssues) summary.current?.focus()
  }, [hasIssues, issues])
  if (!hasIssues) return null
  return (
    <div ref={summary} role="alert" tabIndex={-1} className={styles.summary}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {issues.map((issue) => (
          <li key={`${issue.fieldId} ${issue.message}`}>
            {issue.href === undefined ? (
              <a href={`#${issue.fieldId}`}>{issue.message}</a>
            ) : (
              <Link href={issue.href}>{issue.message}</Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
