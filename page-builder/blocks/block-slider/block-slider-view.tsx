import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Slider } from '@hydrant/design/sliders/slider.tsx'
import { renderCells } from '../../providers/collection/cells.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import room from '../../render/room.module.css'
import type { blockSliderFields } from './block-slider.ts'

/** Shows the block slider with all items of the collection, because the slider divides them into pages itself. */
export function View({ values, ...renderContext }: BlockProps<typeof blockSliderFields>) {
  const { visible, hidden } = renderCells(values.content, renderContext)
  if (visible.length === 0) return null
  return (
    <PageWidth>
      <Slider
        label={values.label}
        showArrows={values.showArrows}
        showSlicks={values.showSlicks}
        columns={{
          xl: values.columnsXl ?? undefined,
          lg: values.columnsLg ?? undefined,
          md: values.columnsMd ?? undefined,
        }}
        gap={values.gridColumnGap ?? undefined}
        gaps={{
          xl: values.gridColumnGapXl ?? undefined,
          lg: values.gridColumnGapLg ?? undefined,
          md: values.gridColumnGapMd ?? undefined,
        }}
        titles={{ prev: values.prevTitle, next: values.nextTitle, slick: values.slickTitle }}
      >
        {[...visible, ...hidden].map(({ key, content }) => (
          <div key={key} className={room.room}>
            {content}
          </div>
        ))}
      </Slider>
    </PageWidth>
  )
}
