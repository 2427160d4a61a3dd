import { useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { Dots } from './dots.tsx'
import { HeroSlide, type HeroSlideModel } from './hero-slide.tsx'
import styles from './hero-slider.module.css'
import { useRotation } from './use-rotation.ts'
import { useStyleSettings } from './use-style-settings.ts'
import { useSwipe } from './use-swipe.ts'

const MOST_SLIDES = 5

/** A slide by its place among all that are configured, counted from 0. */
interface PlacedSlide {
  readonly slide: HeroSlideModel
  readonly place: number
  /** Whether visitors see it. */
  readonly isSeen: boolean
}

/**
 * Up to five slides that fade into one another, the next one every 15 seconds until the visitor stops them or looks
 * closer. Slides that are not to be shown are left out; without any there is nothing. Without scripts they are scrolled
 * sideways.
 */
export function HeroSlider({
  label,
  slides,
  height = 550,
  showArrows = true,
  showDots = true,
  colours = {},
  edited,
}: HeroSliderProps) {
  const shown = placeSlides(slides).filter(({ place, isSeen }) => isSeen || place === edited?.place)
  const element = useRef<HTMLElement>(null)
  const { arrow, arrowHover, arrowActive, dot, dotHover, dotActive } = colours
  const settings = useStyleSettings(element, {
    height: `${height}px`,
    arrow,
    'arrow-hover': arrowHover,
    'arrow-active': arrowActive,
    dot,
    'dot-hover': dotHover,
    'dot-active': dotActive,
  })
  const { current, isTurning, isStopped, isAlive, show, toggle, handlers } = useRotation(shown.length, {
    isHeld: edited !== undefined,
  })
  const [followed, setFollowed] = useState<EditedSlide>()
  if (edited !== followed) {
    setFollowed(edited)
    const position = shown.findIndex(({ place }) => place === edited?.place)
    if (position !== -1) show(position)
  }
  const swipe = useSwipe((steps) => show(current + steps))
  if (shown.length === 0) return null
  const isAlone = shown.length === 1
  return (
    <section
      ref={element}
      {...settings}
      {...handlers}
      className={styles.slider}
      aria-roledescription="carousel"
      aria-label={label}
    >
      {!isAlone && (
        <div className={styles.controls}>
          <Control
            icon={isStopped ? 'utility:play' : 'utility:pause'}
            label={isStopped ? 'Let the slides change' : 'Stop the slides'}
            onPress={toggle}
            className={styles.pause}
          />
          {showArrows && (
            <Control icon="utility:chevron-left" label="Previous slide" onPress={() => show(current - 1)} />
          )}
          {showDots && <Dots names={shown.map(nameOf)} current={current} onChoose={show} />}
          {showArrows && <Control icon="utility:chevron-right" label="Next slide" onPress={() => show(current + 1)} />}
        </div>
      )}
      <div className={styles.slides} aria-live={isTurning ? 'off' : 'polite'} {...(isAlone ? {} : swipe)}>
        {shown.map(({ slide, place, isSeen }, position) => (
          <div
            key={place}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${shown.length}`}
            data-current={position === current || undefined}
            // Before scripts run every slide can be scrolled to.
            inert={isAlive && position !== current}
          >
            <HeroSlide slide={slide} place={place} isEager={position === 0} />
            {!isSeen && <p className={styles.hidden}>Hidden: visitors do not see this slide.</p>}
          </div>
        ))}
      </div>
    </section>
  )
}

function placeSlides(slides: readonly HeroSlideModel[]): readonly PlacedSlide[] {
  const seen = slides.filter(({ isShown }) => isShown).slice(0, MOST_SLIDES)
  return slides.map((slide, place) => ({ slide, place, isSeen: seen.includes(slide) }))
}

interface HeroSliderProps {
  /** What the slides are about. */
  readonly label: string
  readonly slides: readonly HeroSlideModel[]
  /** Pixels; texts that need more get more. */
  readonly height?: number
  readonly showArrows?: boolean
  readonly showDots?: boolean
  /** CSS colours; those that are left out are the design's. */
  readonly colours?: HeroColours
  /** Given while somebody edits the slides, anew each time they turn to one. */
  readonly edited?: EditedSlide | undefined
}

/** A slide that is being edited: the slides stand still, and this one is seen, marked when it is not to be shown. */
export interface EditedSlide {
  /** Its place among all that are configured, counted from 0; null while none of them is. */
  readonly place: number | null
}

/** The colours of a slider's controls; a dot is active while its slide is seen, an arrow while it is pressed. */
export interface HeroColours {
  readonly arrow?: string | undefined
  readonly arrowHover?: string | undefined
  readonly arrowActive?: string | undefined
  readonly dot?: string | undefined
  readonly dotHover?: string | undefined
  readonly dotActive?: string | undefined
}

function Control({
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

function nameOf({ slide: { title = '' } }: PlacedSlide, position: number): string {
  return title === '' ? `Slide ${position + 1}` : `Slide ${position + 1}: ${title}`
}
