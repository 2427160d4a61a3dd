import { useMemo } from 'react'
import type { HeroSlideModel } from '@hydrant/design/sliders/hero-slide.tsx'
import { HeroSlider } from '@hydrant/design/sliders/hero-slider.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import { findEditedEntryIndex } from '../../registry/edited-setting.ts'
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
    () => (isEditing ? { slideIndex: findEditedEntryIndex('slides', editedSetting) } : undefined),
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
        arrow: omitEmptyColour(colours.arrowColour),
        arrowHover: omitEmptyColour(colours.arrowHoverColour),
        arrowActive: omitEmptyColour(colours.arrowActiveColour),
        dot: omitEmptyColour(colours.dotColour),
        dotHover: omitEmptyColour(colours.dotHoverColour),
        dotActive: omitEmptyColour(colours.dotActiveColour),
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
    background: omitEmptyColour(stored.backgroundColour),
    container: omitEmptyColour(stored.containerColour),
    text: omitEmptyColour(stored.textColour),
    textHover: omitEmptyColour(stored.textHoverColour),
    button: omitEmptyColour(stored.buttonColour),
    buttonHover: omitEmptyColour(stored.buttonHoverColour),
    buttonText: omitEmptyColour(stored.buttonTextColour),
    buttonTextHover: omitEmptyColour(stored.buttonTextHoverColour),
  }
}

function omitEmptyColour(colourSetting: string): string | undefined {
  return colourSetting === '' ? undefined : colourSetting
}
