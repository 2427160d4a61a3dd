import type { Exhibit } from '../states.ts'
import { createBlock, RenderedPage } from './rendered-page.tsx'

const text = (id: string, body: string) => createBlock('text', id, { text: body, headingTag: 'p' })

/** Content blocks, and the page frame. */
export const exhibit: Exhibit = {
  component: 'Content blocks',
  states: {
    buttons: () => (
      <RenderedPage
        content={[
          createBlock('button', 'button-a', { label: 'Request a quote', href: '/request-a-quote' }),
          createBlock('button', 'button-b', {
            label: 'Contact us',
            href: '/contact-us',
            variant: 'secondary',
            align: 'center',
            size: 'l',
          }),
          createBlock('button', 'button-c', {
            label: 'Order forms',
            href: '/order-forms',
            variant: 'tertiary',
            align: 'right',
            size: 's',
          }),
          createBlock('button', 'button-d', { label: 'Nowhere to go' }),
          createBlock('button', 'button-e', {
            label: 'Not to a script',
            href: "javascript:document.title='attacked'",
            isWide: true,
          }),
        ]}
      />
    ),
    picture: () => (
      <RenderedPage
        content={[
          createBlock('image', 'image-block-a', {
            src: '/img/b2b/default-product-image.svg',
            alt: 'A box',
            caption: 'What every order comes in',
            width: 480,
            height: 240,
            fit: 'contain',
          }),
          createBlock('image', 'image-block-b', {
            src: '/img/b2b/default-product-image.svg',
            alt: 'To the catalog',
            href: '/equipment-catalog',
            width: 480,
            height: 240,
          }),
          createBlock('image', 'image-block-c', { src: '', alt: 'Nothing' }),
        ]}
      />
    ),
    'rich text': () => (
      <RenderedPage
        content={[
          createBlock('rich-text', 'rich-a', {
            text: '<h2>Care</h2><p>Rinse with <strong>clear</strong> water.</p><script>document.title="attacked"</script>',
          }),
          createBlock('rich-text', 'rich-b', { text: ' ' }),
        ]}
      />
    ),
    'questions and answers': () => (
      <RenderedPage
        content={[
          createBlock('accordion', 'accordion-a', {
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
      <RenderedPage
        content={[
          createBlock('breadcrumb', 'crumbs-a', {
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
      <RenderedPage
        content={[
          createBlock('wrapper', 'frame-a', {
            contentFooter: [text('frame-foot', 'Footer')],
            contentHeader: [text('frame-head', 'Header')],
            content: [text('frame-middle', 'Content')],
          }),
        ]}
      />
    ),
  },
}
