import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Slider } from '@hydrant/design/sliders/slider.tsx'
import { cellsOf } from '../../providers/collection/cells.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import room from '../../render/room.module.css'
import type { blockSliderFields } from './block-slider-fields.ts'

/** Shows the items; all of a collection's, because the slider has pages of its own. */
export function View({ values, ...surroundings }: BlockProps<typeof blockSliderFields>) {
  const { shown, later } = cellsOf(values.content, surroundings)
  if (shown.length === 0) return null
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
        {[...shown, ...later].map(({ key, content }) => (
          <div key={key} className={room.room}>
            {content}
          </div>
        ))}
      </Slider>
    </PageWidth>
  )
}
