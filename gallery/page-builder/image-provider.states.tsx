import type { Exhibit } from '../states.ts'
import { createBlock, RenderedPage } from './rendered-page.tsx'

const path = '/cms/delivery/media/MCHOSE'
const createContent = (id: string) => [
  createBlock('image', `${id}-image`, {
    src: '{!Picture.Url}',
    srcSet: '{!Picture.SrcSet}',
    alt: '{!Picture.AltText}',
    width: 640,
    height: 240,
  }),
  ...['Url', 'RawUrl', 'AltText', 'SrcSet', 'ContentKey', 'bgPosition', 'bgSizeOrRepeat'].map((part) =>
    createBlock('text', `${id}-${part}`, { text: `${part}: {!Picture.${part}}`, headingTag: 'p' }),
  ),
]
const createProvider = (id: string, imageInfo: unknown, settings: Readonly<Record<string, unknown>> = {}) =>
  createBlock('image-provider', id, { imageInfo, ...settings, content: createContent(id) })
const createLibraryData = (id: string) => ({
  [id]: { kind: 'pictures', pictures: { MCHOSE: { url: path, altText: 'Coils of hose' } } } as const,
})

/** The provider that passes pictures of the media library to the blocks inside it. */
export const exhibit: Exhibit = {
  component: 'Image provider',
  states: {
    'from the library': () => (
      <RenderedPage
        data={createLibraryData('image-a')}
        content={[
          createProvider('image-a', {
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
      <RenderedPage
        data={createLibraryData('image-b')}
        content={[
          createProvider('image-b', { contentKey: 'MCHOSE', altText: 'Hose on a shelf', overrideAltText: true }),
        ]}
      />
    ),
    'in one size': () => (
      <RenderedPage
        data={createLibraryData('image-c')}
        content={[createProvider('image-c', { contentKey: 'MCHOSE' }, { disableResponsive: true })]}
      />
    ),
    'as it was uploaded': () => (
      <RenderedPage
        data={createLibraryData('image-d')}
        content={[createProvider('image-d', { contentKey: 'MCHOSE' }, { enableImageCache: false })]}
      />
    ),
    'from an address': () => (
      <RenderedPage
        content={[createProvider('image-e', { url: '/img/b2b/default-product-image.svg', altText: 'A box' })]}
      />
    ),
    'library out of reach': () => (
      <RenderedPage
        data={{ 'image-f': null }}
        content={[
          createProvider('image-f', {
            contentKey: 'MCHOSE',
            url: '/sfsites/c/img/b2b/default-product-image.svg',
            altText: 'Hose',
          }),
        ]}
      />
    ),
    several: () => (
      <RenderedPage
        content={[
          createBlock('image-provider', 'image-g', {
            imageInfo: [
              { url: '/one.svg', altText: 'One' },
              { url: '/two.svg', altText: 'Two' },
            ],
            content: [
              createBlock('text', 'image-g-text', {
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
