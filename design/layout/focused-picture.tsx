import { type ComponentProps, useRef } from 'react'
import { useStyleSettingsProps } from '../sliders/use-style-settings.ts'
import { classNames } from './class-names.ts'
import styles from './focused-picture.module.css'
import { Picture } from './picture.tsx'

/**
 * The point of a picture that stays visible when it is cropped: shares of its width from the left and of its height
 * from the top.
 */
export interface PictureFocus {
  readonly x: number
  readonly y: number
}

/** A picture that is cropped around its focus; without a focus the style sheet decides. */
export function FocusedPicture({
  focus,
  className,
  ...rest
}: Omit<ComponentProps<typeof Picture>, 'ref'> & { readonly focus?: PictureFocus | undefined }) {
  const element = useRef<HTMLImageElement>(null)
  const settings = useStyleSettingsProps(element, {
    'focus-x': focus && toPercentage(focus.x),
    'focus-y': focus && toPercentage(focus.y),
  })
  return <Picture ref={element} {...rest} {...settings} className={classNames(className, focus && styles.focused)} />
}

function toPercentage(fraction: number): string {
  return `${Math.round(fraction * 1000) / 10}%`
}
