import { expect, test } from 'vitest'
import { parsePageDocument } from '../render/document.ts'
import { listDataRequirements } from '../render/list-data-requirements.ts'
import { renderBlock } from '../testing/render-page.ts'
import type { BlockData } from './data-requirements.ts'

const url = '/cms/delivery/media/MCPUMP?width=960'
const data: BlockData = {
  kind: 'pictures',
  pictures: { MCPUMP: { url: '/cms/delivery/media/MCPUMP', altText: 'A pump', focalPoint: { x: 0.25, y: 1 } } },
}

const BLOCKS: ReadonlyArray<readonly [string, (address: string) => Readonly<Record<string, unknown>>]> = [
  ['image', (src) => ({ src, alt: 'A pump' })],
  ['image-link', (image) => ({ image, alt: 'A pump', href: '/' })],
  ['hero-slider', (image) => ({ slides: [{ title: 'Pumps', image }] })],
]

test.each(BLOCKS)('%s crops a picture of the library around its focal point [DPR-02]', async (type, settings) => {
  const html = await renderBlock(type, settings(url), data)
  expect(html).toContain('data-focus-x="25%"')
  expect(html).toContain('data-focus-y="100%"')
  expect(html).not.toContain('style=')
})

test.each(BLOCKS)(
  '%s crops to the middle without a focal point, or for a picture from elsewhere [DPR-02]',
  async (type, settings) => {
    const middle: BlockData = { kind: 'pictures', pictures: { MCPUMP: { url, altText: '' } } }
    for (const html of [
      await renderBlock(type, settings(url), middle),
      await renderBlock(type, settings(url)),
      await renderBlock(type, settings('/img/pump.svg'), data),
    ])
      expect(html).not.toContain('data-focus')
  },
)

test.each(BLOCKS)('%s requires data of library pictures only [DPR-02]', (type, settings) => {
  const requirementOf = (address: string) =>
    listDataRequirements(parsePageDocument({ content: [{ type, props: { id: 'a', ...settings(address) } }] }), {}).get(
      'a',
    )
  expect(requirementOf(url)).toEqual({ kind: 'pictures', images: [{ contentKey: 'MCPUMP', url }] })
  expect([
    requirementOf('/img/pump.svg'),
    requirementOf('https://elsewhere.example/cms/delivery/media/MCPUMP'),
    requirementOf(''),
  ]).toEqual([undefined, undefined, undefined])
})
