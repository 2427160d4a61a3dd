import { Form, isRouteErrorResponse } from 'react-router'
import type { MenuItem } from '@hydrant/contract/shop/category-menu.ts'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { links } from '../links.ts'
import styles from './error-page.module.css'
import type { PageError } from './page-errors.ts'
import { withShopName } from '../seo/shop-name.ts'

/** The error page: what happened, and links to continue. */
export function ErrorPage({ error, menu }: { readonly error: unknown; readonly menu: readonly MenuItem[] }) {
  const { title, code, heading, advice } = describeError(error)
  return (
    <PageWidth className={styles.page}>
      <title>{withShopName(title)}</title>
      <p className={styles.code}>{code}</p>
      <h1>{heading}</h1>
      {advice}
      {menu.length > 0 && (
        <nav aria-label="All categories">
          <ul className={styles.categories}>
            {menu.map((item) => (
              <li key={item.label}>
                <Link href={item.actionValue ?? ''}>{item.label}</Link>
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
      title: 'Something went wrong',
      code: 'Error',
      heading: 'Something went wrong on our side',
      advice: <FailureAdvice />,
    }
  }
  if (error.status === 404)
    return { title: 'Page not found', code: '404', heading: 'We could not find this page', advice: <MissingAdvice /> }
  if (error.status === 403)
    return {
      title: 'No access',
      code: '403',
      heading: 'You may not open this page',
      advice: <RejectedAdvice reason={error.data} />,
    }
  return {
    title: 'Request not understood',
    code: String(error.status),
    heading: 'We could not make sense of this request',
    advice: <RejectedAdvice reason={error.data} />,
  }
}

function RejectedAdvice({ reason }: { readonly reason: unknown }) {
  return (
    <>
      <p>
        {isPageError(reason)
          ? reason.advice
          : 'The address may have a typing error, or the form was not complete. Go back and try again.'}
      </p>
      <p>
        <ButtonLink href={links.home()}>Go to the front page</ButtonLink>
      </p>
    </>
  )
}

function isPageError(value: unknown): value is PageError {
  return typeof value === 'object' && value !== null && 'advice' in value && typeof value.advice === 'string'
}

function MissingAdvice() {
  return (
    <>
      <p>
        The product may have been replaced, or the address may have a typing error. A part number or a plain word
        usually finds it.
      </p>
      <Form action={links.search()} role="search" aria-label="Search again" className={styles.search}>
        <TextField label="Part number, product or brand" name="q" type="search" required />
        <Button type="submit">Search</Button>
      </Form>
    </>
  )
}

function FailureAdvice() {
  return (
    <>
      <p>An unexpected error occurred. Try again later. Your cart is kept. If it is urgent, call the order desk.</p>
      <p>
        <ButtonLink href={links.home()}>Go to the front page</ButtonLink>
      </p>
    </>
  )
}
