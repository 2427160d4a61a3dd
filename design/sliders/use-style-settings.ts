import { type RefObject, useLayoutEffect } from 'react'

/**
 * Settings for a stylesheet by name: whole CSS values, such as `550px`, `5` or `#14181c`. What is undefined is left to
 * the stylesheet.
 */
export type StyleSettings = Readonly<Record<string, string | undefined>>

/**
 * Hands settings of a component to its stylesheet: the answer is spread over `element`, and `data-name` becomes
 * `--name` in the stylesheet by `attr()`. No `style` attribute is rendered, because a strict content security policy
 * refuses it; where `attr()` knows no types yet, the script sets the custom properties instead.
 */
export function useStyleSettings(
  element: RefObject<HTMLElement | null>,
  settings: StyleSettings,
): Readonly<Record<`data-${string}`, string>> {
  const set = Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  useLayoutEffect(() => {
    const style = element.current?.style
    if (style === undefined || CSS.supports('width', 'attr(data-width type(<length>))')) return
    for (const [name, value] of set) style.setProperty(`--${name}`, value)
    return () => {
      for (const [name] of set) style.removeProperty(`--${name}`)
    }
  })
  return Object.fromEntries(set.map(([name, value]) => [`data-${name}`, value]))
}
