import { useMemo } from 'react'
import type { HeroSlideModel } from '@hydrant/design/sliders/hero-slide.tsx'
import { HeroSlider } from '@hydrant/design/sliders/hero-slider.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import { placeIn } from '../../registry/edited-setting.ts'
import { focusOf } from '../../registry/library-pictures.ts'
import type { PicturesNeed } from '../../registry/needs.ts'
import type { heroSliderFields } from './hero-slider-fields.ts'
import type { StoredSlide } from './slide-fields.ts'

/** Shows the slides. */
export function View({
  values: { label, slides, height, showArrows, showDots, ...colours },
  data,
  isEditing,
  edited,
}: BlockProps<typeof heroSliderFields, PicturesNeed>) {
  const editedSlide = useMemo(() => (isEditing ? { place: placeIn('slides', edited) } : undefined), [isEditing, edited])
  return (
    <HeroSlider
      label={label}
      slides={slides.map((slide) => ({ ...slideModel(slide), focus: focusOf(slide.image, data) }))}
      height={height}
      showArrows={showArrows}
      showDots={showDots}
      edited={editedSlide}
      colours={{
        arrow: orUsual(colours.arrowColour),
        arrowHover: orUsual(colours.arrowHoverColour),
        arrowActive: orUsual(colours.arrowActiveColour),
        dot: orUsual(colours.dotColour),
        dotHover: orUsual(colours.dotHoverColour),
        dotActive: orUsual(colours.dotActiveColour),
      }}
    />
  )
}

function slideModel(stored: StoredSlide): HeroSlideModel {
  return {
    ...stored,
    horizontal: stored.position,
    vertical: stored.verticalPosition,
    maxWidth: stored.containerMaxWidth === 0 ? undefined : stored.containerMaxWidth,
    background: orUsual(stored.backgroundColour),
    container: orUsual(stored.containerColour),
    text: orUsual(stored.textColour),
    textHover: orUsual(stored.textHoverColour),
    button: orUsual(stored.buttonColour),
    buttonHover: orUsual(stored.buttonHoverColour),
    buttonText: orUsual(stored.buttonTextColour),
    buttonTextHover: orUsual(stored.buttonTextHoverColour),
  }
}

function orUsual(colourSetting: string): string | undefined {
  return colourSetting === '' ? undefined : colourSetting
}
