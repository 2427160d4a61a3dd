import { Link } from '@hydrant/design/navigation/link.tsx'
import { PlaceProvider, type LinkProps } from '@hydrant/design/navigation/place.tsx'
import type { Exhibit } from '../states.ts'

function ShopLink({ href, children, prefetch: _prefetch, ...rest }: LinkProps) {
  return (
    <a href={`#/shop${href}`} {...rest}>
      {children}
    </a>
  )
}

const place = { Link: ShopLink, basePath: '/shop' }

/** What leads somewhere. */
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
      <PlaceProvider value={place}>
        <Link href="/category/nozzles">Nozzles</Link>
      </PlaceProvider>
    ),
  },
}
