import { useRef } from 'react'
import * as messages from '@hydrant/messages/compiled/design/sliders.js'
import { classNames } from '../layout/class-names.ts'
import { FocusedPicture, type PictureFocus } from '../layout/focused-picture.tsx'
import { PageWidth } from '../layout/page.tsx'
import { ButtonLink } from '../navigation/button.tsx'
import styles from './hero-slide.module.css'
import { useStyleSettingsProps } from './use-style-settings.ts'

/** One slide. Empty texts are left out; colours are CSS colours and default to those of the tone. */
export interface HeroSlideModel {
  /** Whether it is shown. */
  readonly isShown: boolean
  readonly title?: string
  readonly subtitle?: string
  readonly image?: string
  /** The focus of the picture; by default the part beside the text box. */
  readonly focus?: PictureFocus | undefined
  readonly buttonHref?: string
  /** The default is `Shop Now`; a button needs an address and a label that is not empty. */
  readonly buttonLabel?: string
  readonly showTitle?: boolean
  readonly showSubtitle?: boolean
  readonly showButton?: boolean
  readonly showImage?: boolean
  readonly tone?: 'light' | 'dark' | 'accent'
  readonly horizontal?: Side
  readonly vertical?: 'top' | 'center' | 'bottom'
  readonly textAlign?: Side
  readonly buttonAlign?: Side
  /** The maximum width of the text box, in pixels: 503, and 810 in the fifth slide. */
  readonly maxWidth?: number | undefined
  readonly background?: string | undefined
  readonly container?: string | undefined
  readonly text?: string | undefined
  readonly textHover?: string | undefined
  readonly button?: string | undefined
  readonly buttonHover?: string | undefined
  readonly buttonText?: string | undefined
  readonly buttonTextHover?: string | undefined
}

/** The horizontal alignment; `left` is where lines begin. */
export type Side = 'left' | 'center' | 'right'

/** A slide: its picture and its message; `slideIndex` is its index among all configured slides, counted from 0. */
export function HeroSlide({
  slide,
  slideIndex,
  isEager,
}: {
  readonly slide: HeroSlideModel
  readonly slideIndex: number
  readonly isEager: boolean
}) {
  const element = useRef<HTMLDivElement>(null)
  const {
    background,
    container,
    text,
    textHover,
    button,
    buttonHover,
    buttonText,
    buttonTextHover,
    maxWidth = slideIndex === 4 ? 810 : 503,
  } = slide
  const settings = useStyleSettingsProps(element, {
    background,
    container,
    text,
    button,
    'max-width': `${maxWidth}px`,
    'text-hover': textHover,
    'button-hover': buttonHover,
    'button-text': buttonText,
    'button-text-hover': buttonTextHover,
  })
  const image = slide.showImage === false ? '' : slide.image
  return (
    <div ref={element} {...settings} className={classNames(styles.slide, styles[slide.tone ?? 'light'])}>
      {image !== undefined && image !== '' && (
        <FocusedPicture
          src={image}
          focus={slide.focus}
          alt=""
          width={1920}
          height={550}
          className={styles.picture}
          isEager={isEager}
        />
      )}
      <PageWidth
        className={classNames(
          styles.stage,
          styles[`across-${slide.horizontal ?? 'left'}`],
          styles[slide.vertical ?? 'center'],
        )}
      >
        <HeroMessage slide={slide} />
      </PageWidth>
    </div>
  )
}

function HeroMessage({ slide }: { readonly slide: HeroSlideModel }) {
  const title = slide.showTitle === false ? '' : (slide.title ?? '')
  const subtitle = slide.showSubtitle === false ? '' : (slide.subtitle ?? '')
  const { buttonHref = '', buttonLabel = messages.shopNow() } = slide
  const hasButton = slide.showButton !== false && buttonHref !== '' && buttonLabel !== ''
  if (title === '' && subtitle === '' && !hasButton) return null
  return (
    <div className={classNames(styles.message, styles[`text-${slide.textAlign ?? 'left'}`])}>
      {title !== '' && <p className={styles.title}>{title}</p>}
      {subtitle !== '' && <p className={styles.subtitle}>{subtitle}</p>}
      {hasButton && (
        <p className={styles[`text-${slide.buttonAlign ?? slide.textAlign ?? 'left'}`]}>
          <ButtonLink href={buttonHref} size="l" className={styles.button}>
            {buttonLabel}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
