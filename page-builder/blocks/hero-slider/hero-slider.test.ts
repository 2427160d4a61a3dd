import { expect, test } from 'vitest'
import { hexColourField } from '../../fields/colour.ts'
import { renderBlock } from '../../testing/render-page.ts'

const render = (settings: Readonly<Record<string, unknown>>) => renderBlock('hero-slider', settings)

const slide = { title: 'Stock the engine', image: '/media/1.svg', buttonHref: '/category/hose' }

test('renders slides with default label and sizes, and omits hidden ones [SLD-02] [SLD-03] [SLD-06]', async () => {
  const html = await render({ slides: [slide, { ...slide, title: 'Not seen', isShown: false }] })
  expect(html).toContain('Shop Now')
  expect(html).toContain('data-height="550px"')
  expect(html).toContain('data-max-width="503px"')
  expect(html).not.toContain('Not seen')
})

test('passes the settings of the slider and its slides on [SLD-04] [SLD-06] [SLD-07]', async () => {
  const html = await render({
    height: 420,
    showArrows: false,
    dotActiveColour: '#123557',
    slides: [
      { ...slide, containerMaxWidth: 600, backgroundColour: '#FFF', textHoverColour: '#12355780', showImage: false },
      { ...slide, title: 'Second', showTitle: false },
    ],
  })
  expect(html).toContain('data-height="420px"')
  expect(html).toContain('data-dot-active="#123557"')
  expect(html).toContain('data-max-width="600px"')
  expect(html).toContain('data-background="#FFF"')
  expect(html).toContain('data-text-hover="#12355780"')
  expect(html).not.toContain('Next slide')
  expect(html.match(/<img/g)).toHaveLength(1)
})

test('renders no style attributes, which a strict content security policy blocks [SLD-07]', async () => {
  expect(await render({ slides: [{ ...slide, backgroundColour: '#123557' }] })).not.toContain('style=')
})

test.each(['red', '#12', '#12345g', 'url(x)', 'var(--color-ink)', 7, null])(
  'rejects %j as a colour [SLD-07]',
  (stored) => {
    expect(hexColourField(() => 'Colour').read(stored)).toBe('')
  },
)
