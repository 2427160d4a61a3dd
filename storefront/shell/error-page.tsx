import { isRouteErrorResponse } from 'react-router'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/shell.js'
import { deferContent } from '../hydration/deferred-content.tsx'
import { links } from '../links.ts'
import styles from './error-page.module.css'
import type { MenuLink } from './load-menu.ts'
import type { PageError } from './page-errors.ts'
import { ShopTitle } from '../seo/shop-title.tsx'

const { Content: SearchAgain } = deferContent(async () => ({ View: (await import('./search-again.tsx')).SearchAgain }))

/** The error page: what happened, and links to continue. */
export function ErrorPage({ error, menu }: { readonly error: unknown; readonly menu: readonly MenuLink[] }) {
  const { title, code, heading, advice } = describeError(error)
  return (
    <PageWidth className={styles.page}>
      <ShopTitle title={title} />
      <p className={styles.code}>{code}</p>
      <h1>{heading}</h1>
      {advice}
      {menu.length > 0 && (
        <nav aria-label={messages.allCategories()}>
          <ul className={styles.categories}>
            {menu.map((item) => (
              <li key={item.label}>
                <Link href={item.href}>{item.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </PageWidth>
  )
}

function describeError(error: unknown) {
  if (!isRouteErrorResponse(error) || error.status >= 500) {
    return {
      title: messages.failure(),
      code: messages.error(),
      heading: messages.failureHeading(),
      advice: <FailureAdvice />,
    }
  }
  if (error.status === 404)
    return { title: messages.notFound(), code: '404', heading: messages.notFoundHeading(), advice: <NotFoundAdvice /> }
  if (error.status === 403)
    return {
      title: messages.noAccess(),
      code: '403',
      heading: messages.noAccessHeading(),
      advice: <RejectedAdvice reason={error.data} />,
    }
  return {
    title: messages.badRequest(),
    code: String(error.status),
    heading: messages.badRequestHeading(),
    advice: <RejectedAdvice reason={error.data} />,
  }
}

function RejectedAdvice({ reason }: { readonly reason: unknown }) {
  return (
    <>
      <p>{isPageError(reason) ? reason.advice : messages.badRequestAdvice()}</p>
      <p>
        <ButtonLink href={links.home()}>{messages.frontPage()}</ButtonLink>
      </p>
    </>
  )
}

function isPageError(value: unknown): value is PageError {
  return typeof value === 'object' && value !== null && 'advice' in value && typeof value.advice === 'string'
}

function NotFoundAdvice() {
  return (
    <>
      <p>{messages.notFoundAdvice()}</p>
      <SearchAgain />
    </>
  )
}

function FailureAdvice() {
  return (
    <>
      <p>{messages.failureAdvice()}</p>
      <p>
        <ButtonLink href={links.home()}>{messages.frontPage()}</ButtonLink>
      </p>
    </>
  )
}
