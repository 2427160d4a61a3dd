import { Breadcrumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import type { Exhibit } from '../states.ts'

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Fire Hose', href: '/category/hose' },
  { label: 'Attack hose with couplings', href: '/category/attack-hose' },
  { label: '1.75 inch double jacket hose, 50 feet, red', href: '/product/hose' },
]

/** The path to a page from the top of the shop. */
export const exhibit: Exhibit = {
  component: 'Breadcrumb',
  states: {
    'to this page': () => <Breadcrumb crumbs={crumbs} />,
    'to the page above': () => <Breadcrumb crumbs={crumbs.slice(0, 3)} isLastLinked />,
  },
}
