import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Picture } from '@hydrant/design/layout/picture.tsx'
import { ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { classNames } from '@hydrant/design/layout/class-names.ts'
import { choice, image, link, list, text, toggle, type Values } from '../../fields/field.ts'
import { defineBlock } from '../../registry/block.ts'
import styles from './hero-slider.module.css'

const slideFields = {
  isShown: toggle('Show this slide', true),
  image: image('Background picture'),
  title: text('Title'),
  subtitle: text('Subtitle'),
  buttonLabel: text('Label of the button', 'Shop Now'),
  buttonHref: link('The button leads to'),
  tone: choice('Box', ['light', 'dark', 'accent']),
  position: choice('Position of the box', ['left', 'center', 'right']),
}

const MOST_SLIDES = 5

/** Up to five pictures with a message, one at a time; they are swiped or reached by the links below them. */
export const heroSlider = defineBlock({
  type: 'hero-slider',
  label: 'Slider',
  fields: { label: text('What the slider is about', 'Highlights'), slides: list('Slides', slideFields) },
  view: ({ id, values }) => {
    const slides = values.slides.filter((slide) => slide.isShown).slice(0, MOST_SLIDES)
    if (slides.length === 0) return null
    return (
      <section aria-label={values.label} className={styles.slider}>
        <ul className={styles.track} tabIndex={slides.length > 1 ? 0 : undefined} aria-label="Slides">
          {slides.map((slide, position) => (
            <li key={slide.title} id={`${id}-${position + 1}`} className={classNames(styles.slide, styles[slide.tone], styles[slide.position])}>
              <Slide slide={slide} isFirst={position === 0} />
            </li>
          ))}
        </ul>
        {slides.length > 1 && (
          <ul className={styles.dots}>
            {slides.map((slide, position) => (
              <li key={slide.title}>
                <a href={`#${id}-${position + 1}`} aria-label={`Slide ${position + 1}: ${slide.title}`} />
              </li>
            ))}
          </ul>
        )}
      </section>
    )
  },
})

function Slide({ slide, isFirst }: { readonly slide: Values<typeof slideFields>; readonly isFirst: boolean }) {
  return (
    <>
      {slide.image !== '' && <Picture src={slide.image} alt="" width={1920} height={550} className={styles.picture} isEager={isFirst} />}
      <PageWidth className={styles.stage}>
        <div className={styles.message}>
          {slide.title !== '' && <p className={styles.title}>{slide.title}</p>}
          {slide.subtitle !== '' && <p className={styles.subtitle}>{slide.subtitle}</p>}
          {slide.buttonHref !== '' && slide.buttonLabel !== '' && (
            <p>
              <ButtonLink href={slide.buttonHref} size="l">
                {slide.buttonLabel}
              </ButtonLink>
            </p>
          )}
        </div>
      </PageWidth>
    </>
  )
}
