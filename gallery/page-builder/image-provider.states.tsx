import type { Exhibit } from '../states.ts'
import { block, ShownPage } from './shown-page.tsx'

const path = '/cms/delivery/media/MCHOSE'
const inside = (id: string) => [
  block('image', `${id}-image`, {
    src: '{!Picture.Url}',
    srcSet: '{!Picture.SrcSet}',
    alt: '{!Picture.AltText}',
    width: 640,
    height: 240,
  }),
  ...['Url', 'RawUrl', 'AltText', 'SrcSet', 'ContentKey', 'bgPosition', 'bgSizeOrRepeat'].map((part) =>
    block('text', `${id}-${part}`, { text: `${part}: {!Picture.${part}}`, headingTag: 'p' }),
  ),
]
const provider = (id: string, imageInfo: unknown, settings: Readonly<Record<string, unknown>> = {}) =>
  block('image-provider', id, { imageInfo, ...settings, content: inside(id) })
const library = (id: string) => ({
  [id]: { kind: 'pictures', pictures: { MCHOSE: { url: path, altText: 'Coils of hose' } } } as const,
})

/** What gives pictures of the media library to the blocks inside it. */
export const exhibit: Exhibit = {
  component: 'Image provider',
  states: {
    'from the library': () => (
      <ShownPage
        data={library('image-a')}
        content={[
          provider('image-a', {
            contentKey: 'MCHOSE',
            url: '/old.png',
            altText: 'Hose',
            bgPosition: 'center',
            bgSizeOrRepeat: 'cover',
          }),
        ]}
      />
    ),
    'with words of its own': () => (
      <ShownPage
        data={library('image-b')}
        content={[provider('image-b', { contentKey: 'MCHOSE', altText: 'Hose on a shelf', overrideAltText: true })]}
      />
    ),
    'in one size': () => (
      <ShownPage
        data={library('image-c')}
        content={[provider('image-c', { contentKey: 'MCHOSE' }, { disableResponsive: true })]}
      />
    ),
    'as it was uploaded': () => (
      <ShownPage
        data={library('image-d')}
        content={[provider('image-d', { contentKey: 'MCHOSE' }, { enableImageCache: false })]}
      />
    ),
    'from an address': () => (
      <ShownPage content={[provider('image-e', { url: '/img/b2b/default-product-image.svg', altText: 'A box' })]} />
    ),
    'library out of reach': () => (
      <ShownPage
        data={{ 'image-f': null }}
        content={[
          provider('image-f', {
            contentKey: 'MCHOSE',
            url: '/sfsites/c/img/b2b/default-product-image.svg',
            altText: 'Hose',
          }),
        ]}
      />
    ),
    several: () => (
      <ShownPage
        content={[
          block('image-provider', 'image-g', {
            imageInfo: [
              { url: '/one.svg', altText: 'One' },
              { url: '/two.svg', altText: 'Two' },
            ],
            content: [
              block('text', 'image-g-text', {
                text: '{!Picture.AltText}, {!Pictures.0.AltText}, {!Pictures.1.AltText} from {!Pictures.1.Url}',
                headingTag: 'p',
              }),
            ],
          }),
        ]}
      />
    ),
  },
}
