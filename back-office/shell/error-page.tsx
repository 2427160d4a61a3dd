import { isRouteErrorResponse } from 'react-router'
import * as messages from '@hydrant/messages/compiled/back-office/shell.js'
import { PageHead } from './page-head.tsx'

/** The error page: what happened, and what to do. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const { title, advice } = describeError(error)
  return (
    <>
      <PageHead title={title} />
      <p>{advice}</p>
    </>
  )
}

function describeError(error: unknown): { readonly title: string; readonly advice: string } {
  if (!isRouteErrorResponse(error) || error.status >= 500)
    return { title: messages.failure(), advice: messages.failureAdvice() }
  if (error.status === 404) return { title: messages.notFound(), advice: messages.notFoundAdvice() }
  if (error.status === 403) return { title: messages.notAllowed(), advice: messages.notAllowedAdvice() }
  return { title: messages.badRequest(), advice: messages.badRequestAdvice() }
}
