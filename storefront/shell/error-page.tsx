import { Form, isRouteErrorResponse } from 'react-router'
import type { MenuItem } from '@hydrant/contract/shop/category-menu.ts'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { links } from '../links.ts'
import styles from './error-page.module.css'

/** What a visitor sees instead of a page: what happened, and where to go from here. */
export function ErrorPage({ error, menu }: { readonly error: unknown; readonly menu: readonly MenuItem[] }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <PageWidth className={styles.page}>
      <title>{isMissing ? 'Page not found | Hydrant' : 'Something went wrong | Hydrant'}</title>
      <p className={styles.code}>{isMissing ? '404' : 'Error'}</p>
      <h1>{isMissing ? 'We could not find this page' : 'Something went wrong on our side'}</h1>
      {isMissing ? <MissingAdvice /> : <FailureAdvice />}
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

function MissingAdvice() {
  return (
    <>
      <p>The product may have been replaced, or the address may have a typing error. A part number or a plain word usually finds it.</p>
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
      <p>An unexpected error occurred. Try again later. Your cart is kept. If it is urgent, call the order desk: 555-0140.</p>
      <p>
        <ButtonLink href={links.home()}>Go to the front page</ButtonLink>
      </p>
    </>
  )
}
