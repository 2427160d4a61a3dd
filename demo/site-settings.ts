import { DEFAULT_SITE_SETTINGS } from '@hydrant/page-model/site/default-site-settings.ts'

/** What stands around the pages of the demo shop. */
export const demoSiteSettings = {
  ...DEFAULT_SITE_SETTINGS,
  header: {
    notice: 'Order desk 555-0140, Monday to Friday 7 am to 6 pm Central',
    service: 'In stock today ships today until 3 pm',
  },
  navigation: { links: [] },
  footer: {
    categoriesTitle: 'Equipment',
    columns: [
      {
        title: 'Services',
        links: [
          { label: 'Request a quote', href: '/request-a-quote' },
          { label: 'Order forms', href: '/order-forms' },
          { label: 'Sourcewell purchasing', href: '/sourcewell' },
          { label: 'Rewards dollars', href: '/rewards-dollars' },
          { label: 'Equipment catalog', href: '/equipment-catalog' },
        ],
        hasSignIn: false,
      },
      {
        title: 'Your account',
        links: [
          { label: 'Quick order', href: '/quick-order' },
          { label: 'Orders', href: '/orders' },
          { label: 'Cart', href: '/cart' },
          { label: 'Contact us', href: '/contact-us' },
        ],
        hasSignIn: true,
      },
    ],
    contact: {
      title: 'Order desk',
      lines: ['555-0140', 'orders@hydrant.example', '1200 Standpipe Road, Cedar Rapids, Iowa 52404'],
    },
    note: 'Hydrant is a demonstration shop. Its brands, people and places are invented.',
  },
}
