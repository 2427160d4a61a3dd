import { boxFields } from '../../fields/box.ts'
import { byDevice, choice, inGroup, number, slot } from '../../fields/field.ts'

/** The settings of the container. */
export const flexibleFields = {
  content: slot('Content'),
  width: byDevice(inGroup('layout', number('Width in percent', { fallback: 100, min: 1, max: 100 }))),
  height: inGroup('layout', number('Least height in pixels', { fallback: 0, min: 0, max: 2000 })),
  ...boxFields,
  /** Which side the content is on; anything that is no side reads as the middle. */
  alignment: inGroup('layout', choice('Alignment', ['center', 'top', 'left', 'bottom', 'right'])),
}
