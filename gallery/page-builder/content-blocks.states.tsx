import type { Exhibit } from '../states.ts'
import { block, ShownPage } from './shown-page.tsx'

const text = (id: string, words: string) => block('text', id, { text: words, headingTag: 'p' })

/** Blocks of contents, and the frame of a page. */
export const exhibit: Exhibit = {
  component: 'Content blocks',
  states: {
    buttons: () => (
      <ShownPage
        content={[
          block('button', 'button-a', { label: 'Request a quote', href: '/request-a-quote' }),
          block('button', 'button-b', {
            label: 'Contact us',
            href: '/contact-us',
            variant: 'secondary',
            align: 'center',
            size: 'l',
          }),
          block('button', 'button-c', {
            label: 'Order forms',
            href: '/order-forms',
            variant: 'tertiary',
            align: 'right',
            size: 's',
          }),
          block('button', 'button-d', { label: 'Nowhere to go' }),
          block('button', 'button-e', {
            label: 'Not to a script',
            href: "javascript:document.title='attacked'",
            isWide: true,
          }),
        ]}
      />
    ),
    picture: () => (
      <ShownPage
        content={[
          block('image', 'image-block-a', {
            src: '/img/b2b/default-product-image.svg',
            alt: 'A box',
            caption: 'What every order comes in',
            width: 480,
            height: 240,
            fit: 'contain',
          }),
          block('image', 'image-block-b', {
            src: '/img/b2b/default-product-image.svg',
            alt: 'To the catalog',
            href: '/equipment-catalog',
            width: 480,
            height: 240,
          }),
          block('image', 'image-block-c', { src: '', alt: 'Nothing' }),
        ]}
      />
    ),
    'rich text': () => (
      <ShownPage
        content={[
          block('rich-text', 'rich-a', {
            text: '<h2>Care</h2><p>Rinse with <strong>clear</strong> water.</p><script>document.title="attacked"</script>',
          }),
          block('rich-text', 'rich-b', { text: ' ' }),
        ]}
      />
    ),
    'questions and answers': () => (
      <ShownPage
        content={[
          block('accordion', 'accordion-a', {
            headingTag: 'h2',
            isExclusive: true,
            items: [
              { title: 'When does it leave?', text: '<p>The same day, before noon.</p>', isOpen: true },
              { title: 'Can it come back?', text: '<p>Within 30 days, unused.</p>' },
              { title: '', text: 'Nobody asked' },
            ],
          }),
        ]}
      />
    ),
    breadcrumb: () => (
      <ShownPage
        content={[
          block('breadcrumb', 'crumbs-a', {
            crumbs: [
              { label: 'Home', href: '/' },
              { label: 'Services', href: '/services' },
              { label: 'Order forms', href: '' },
              { label: '' },
            ],
          }),
        ]}
      />
    ),
    'page frame': () => (
      <ShownPage
        content={[
          block('wrapper', 'frame-a', {
            contentFooter: [text('frame-foot', 'Footer')],
            contentHeader: [text('frame-head', 'Header')],
            content: [text('frame-middle', 'Content')],
          }),
        ]}
      />
    ),
  },
}
