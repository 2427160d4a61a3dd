import { independentByDevice, inGroup, number } from '../../fields/field.ts'
import { columnWidth } from './column-fields.ts'

/** The settings of the spacer. */
export const columnSpacerFields = {
  width: columnWidth(),
  height: independentByDevice(inGroup('layout', number('Least height in pixels', { fallback: 0, min: 0, max: 600 })), {
    desktop: 0,
    tablet: 0,
    mobile: 0,
  }),
}
