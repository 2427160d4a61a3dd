import { boxFields } from '../../fields/box.ts'
import { byDevice, choice, inGroup, number, slot } from '../../fields/field.ts'

/** The settings of the container. */
export const flexibleFields = {
  content: slot('Content'),
  width: byDevice(inGroup('layout', number('Width in percent', { fallback: 100, min: 1, max: 100 }))),
  height: inGroup('layout', number('Least height in pixels', { fallback: 0, min: 0, max: 2000 })),
  ...boxFields,
  /** The side that the content is aligned to; an invalid value is read as the centre. */
  alignment: inGroup('layout', choice('Alignment', ['center', 'top', 'left', 'bottom', 'right'])),
}
