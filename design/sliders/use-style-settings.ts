import { type RefObject, useLayoutEffect } from 'react'

/**
 * Settings for a style sheet by name: CSS values, such as `550px`, `5` or `#14181c`. Undefined settings are left to the
 * style sheet.
 */
export type StyleSettings = Readonly<Record<string, string | undefined>>

/**
 * Passes settings of a component to its style sheet: the returned attributes are spread over `element`, and the style
 * sheet reads `data-name` into `--name` with `attr()`. No `style` attribute is rendered, because a strict content
 * security policy blocks it; in browsers without typed `attr()` the custom properties are set by script.
 */
export function useStyleSettingsProps(
  element: RefObject<HTMLElement | null>,
  settings: StyleSettings,
): Readonly<Record<`data-${string}`, string>> {
  const definedSettings = Object.entries(settings).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  useLayoutEffect(() => {
    const style = element.current?.style
    if (style === undefined || CSS.supports('width', 'attr(data-width type(<length>))')) return
    for (const [name, value] of definedSettings) style.setProperty(`--${name}`, value)
    return () => {
      for (const [name] of definedSettings) style.removeProperty(`--${name}`)
    }
  })
  return Object.fromEntries(definedSettings.map(([name, value]) => [`data-${name}`, value]))
}
