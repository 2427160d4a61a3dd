import { useRef, useState } from 'react'
import * as messages from '@hydrant/messages/compiled/design/sliders.js'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { Dots } from './dots.tsx'
import { HeroSlide, type HeroSlideModel } from './hero-slide.tsx'
import styles from './hero-slider.module.css'
import { useAutoplay } from './use-autoplay.ts'
import { useStyleSettingsProps } from './use-style-settings.ts'
import { useSwipe } from './use-swipe.ts'

const MAX_SLIDES = 5

/** A slide with its index among all configured slides, counted from 0. */
interface IndexedSlide {
  readonly slide: HeroSlideModel
  readonly slideIndex: number
  /** Whether visitors see it. */
  readonly isVisibleToVisitors: boolean
}

/**
 * Up to five slides that fade into one another every 15 seconds until the visitor stops them, points at them or focuses
 * them. Hidden slides are left out; without any it renders nothing. Without scripts the slides are scrolled sideways.
 */
export function HeroSlider({
  label,
  slides,
  height = 550,
  showArrows = true,
  showDots = true,
  colours = {},
  editedSlide,
}: HeroSliderProps) {
  const visibleSlides = markVisibleSlides(slides).filter(
    ({ slideIndex, isVisibleToVisitors }) => isVisibleToVisitors || slideIndex === editedSlide?.slideIndex,
  )
  const element = useRef<HTMLElement>(null)
  const { arrow, arrowHover, arrowActive, dot, dotHover, dotActive } = colours
  const settings = useStyleSettingsProps(element, {
    height: `${height}px`,
    arrow,
    'arrow-hover': arrowHover,
    'arrow-active': arrowActive,
    dot,
    'dot-hover': dotHover,
    'dot-active': dotActive,
  })
  const { current, isPlaying, isStopped, isHydrated, show, toggle, handlers } = useAutoplay(visibleSlides.length, {
    isPaused: editedSlide !== undefined,
  })
  const [handledEdit, setHandledEdit] = useState<EditedSlide>()
  if (editedSlide !== handledEdit) {
    setHandledEdit(editedSlide)
    const position = visibleSlides.findIndex(({ slideIndex }) => slideIndex === editedSlide?.slideIndex)
    if (position !== -1) show(position)
  }
  const swipe = useSwipe((steps) => show(current + steps))
  if (visibleSlides.length === 0) return null
  const isSingle = visibleSlides.length === 1
  return (
    <section
      ref={element}
      {...settings}
      {...handlers}
      className={styles.slider}
      aria-roledescription={messages.carousel()}
      aria-label={label}
    >
      {!isSingle && (
        <div className={styles.controls}>
          <SliderControl
            icon={isStopped ? 'utility:play' : 'utility:pause'}
            label={isStopped ? messages.letSlidesChange() : messages.stopSlides()}
            onPress={toggle}
            className={styles.pause}
          />
          {showArrows && (
            <SliderControl
              icon="utility:chevron-left"
              label={messages.previousSlide()}
              onPress={() => show(current - 1)}
            />
          )}
          {showDots && <Dots names={visibleSlides.map(toDotLabel)} current={current} onChoose={show} />}
          {showArrows && (
            <SliderControl
              icon="utility:chevron-right"
              label={messages.nextSlide()}
              onPress={() => show(current + 1)}
            />
          )}
        </div>
      )}
      <div className={styles.slides} aria-live={isPlaying ? 'off' : 'polite'} {...(isSingle ? {} : swipe)}>
        {visibleSlides.map(({ slide, slideIndex, isVisibleToVisitors }, position) => (
          <div
            key={slideIndex}
            role="group"
            aria-roledescription={messages.slide()}
            aria-label={messages.position({ position: String(position + 1), count: String(visibleSlides.length) })}
            data-current={position === current || undefined}
            // Before hydration every slide can be scrolled to.
            inert={isHydrated && position !== current}
          >
            <HeroSlide slide={slide} slideIndex={slideIndex} isEager={position === 0} />
            {!isVisibleToVisitors && <p className={styles.hidden}>{messages.hiddenSlide()}</p>}
          </div>
        ))}
      </div>
    </section>
  )
}

function markVisibleSlides(slides: readonly HeroSlideModel[]): readonly IndexedSlide[] {
  const visibleSlides = slides.filter(({ isShown }) => isShown).slice(0, MAX_SLIDES)
  return slides.map((slide, slideIndex) => ({ slide, slideIndex, isVisibleToVisitors: visibleSlides.includes(slide) }))
}

interface HeroSliderProps {
  /** The accessible name of the slider. */
  readonly label: string
  readonly slides: readonly HeroSlideModel[]
  /** The minimum height in pixels; texts that need more get more. */
  readonly height?: number
  readonly showArrows?: boolean
  readonly showDots?: boolean
  /** CSS colours; the design's by default. */
  readonly colours?: HeroColours
  /**
   * In the editor, the slide to show without autoplay; undefined in the shop. Every new object shows its slide again,
   * even if the index is the same.
   */
  readonly editedSlide?: EditedSlide | undefined
}

/** A slide that is being edited: autoplay stops and this slide is shown, with a mark when visitors do not see it. */
export interface EditedSlide {
  /** Its index among all configured slides, counted from 0; null while none is edited. */
  readonly slideIndex: number | null
}

/** The colours of a slider's controls; a dot is active while its slide is shown, an arrow while it is pressed. */
export interface HeroColours {
  readonly arrow?: string | undefined
  readonly arrowHover?: string | undefined
  readonly arrowActive?: string | undefined
  readonly dot?: string | undefined
  readonly dotHover?: string | undefined
  readonly dotActive?: string | undefined
}

function SliderControl({
  icon,
  label,
  onPress,
  className = styles.arrow,
}: {
  readonly icon: IconName
  readonly label: string
  readonly onPress: () => void
  readonly className?: string | undefined
}) {
  return (
    <button type="button" className={className} title={label} onClick={onPress}>
      <Icon name={icon} label={label} />
    </button>
  )
}

function toDotLabel({ slide: { title = '' } }: IndexedSlide, position: number): string {
  const number = String(position + 1)
  return title === '' ? messages.slideAt({ position: number }) : messages.namedSlide({ position: number, title })
}
