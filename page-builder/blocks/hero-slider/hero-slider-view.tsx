import { useMemo } from 'react'
import type { HeroSlideModel } from '@hydrant/design/sliders/hero-slide.tsx'
import { HeroSlider } from '@hydrant/design/sliders/hero-slider.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import { findEditedIndex } from '../../registry/edited-setting.ts'
import { findFocalPoint } from '../../registry/library-pictures.ts'
import type { PicturesRequirement } from '../../registry/data-requirements.ts'
import type { heroSliderFields } from './hero-slider.ts'
import type { StoredSlide } from './slide-fields.ts'

/** Shows the hero slider: large slides, each with a picture, text and a link. */
export function View({
  values: { label, slides, height, showArrows, showDots, ...colours },
  data,
  isEditing,
  editedSetting,
}: BlockProps<typeof heroSliderFields, PicturesRequirement>) {
  const editedSlide = useMemo(
    () => (isEditing ? { slideIndex: findEditedIndex('slides', editedSetting) } : undefined),
    [isEditing, editedSetting],
  )
  return (
    <HeroSlider
      label={label}
      slides={slides.map((slide) => ({ ...toSlideModel(slide), focus: findFocalPoint(slide.image, data) }))}
      height={height}
      showArrows={showArrows}
      showDots={showDots}
      editedSlide={editedSlide}
      colours={{
        arrow: orDefault(colours.arrowColour),
        arrowHover: orDefault(colours.arrowHoverColour),
        arrowActive: orDefault(colours.arrowActiveColour),
        dot: orDefault(colours.dotColour),
        dotHover: orDefault(colours.dotHoverColour),
        dotActive: orDefault(colours.dotActiveColour),
      }}
    />
  )
}

function toSlideModel(stored: StoredSlide): HeroSlideModel {
  return {
    ...stored,
    horizontal: stored.position,
    vertical: stored.verticalPosition,
    maxWidth: stored.containerMaxWidth === 0 ? undefined : stored.containerMaxWidth,
    background: orDefault(stored.backgroundColour),
    container: orDefault(stored.containerColour),
    text: orDefault(stored.textColour),
    textHover: orDefault(stored.textHoverColour),
    button: orDefault(stored.buttonColour),
    buttonHover: orDefault(stored.buttonHoverColour),
    buttonText: orDefault(stored.buttonTextColour),
    buttonTextHover: orDefault(stored.buttonTextHoverColour),
  }
}

function orDefault(colourSetting: string): string | undefined {
  return colourSetting === '' ? undefined : colourSetting
}
