import { Link } from '@hydrant/design/navigation/link.tsx'
import { LinkProvider, type LinkProps } from '@hydrant/design/navigation/link-context.tsx'
import type { Exhibit } from '../states.ts'

function ShopLink({ href, children, prefetch: _prefetch, ...rest }: LinkProps) {
  return (
    <a href={`#/shop${href}`} {...rest}>
      {children}
    </a>
  )
}

const linkContext = { Link: ShopLink, basePath: '/shop', sitePath: '/shop' }

/** Links inside the shop. */
export const exhibit: Exhibit = {
  component: 'Link',
  states: {
    'to a page': () => <Link href="#nozzles">Nozzles</Link>,
    'to nowhere': () => (
      <p>
        Sold as <Link href="">Fog nozzle</Link> until May.
      </p>
    ),
    'as the application follows it': () => (
      <LinkProvider value={linkContext}>
        <Link href="/category/nozzles">Nozzles</Link>
      </LinkProvider>
    ),
  },
}
