import { examplePath, type KnownNames } from '../../bindings/known-names.ts'

/** How a value is filled into a text, by one that is known where the text stands; or that none is. */
export function describeValues(here: KnownNames): string {
  const path = examplePath(here)
  return path === null
    ? 'Nothing around this block gives values that could be filled into its texts.'
    : `Type {! in a text to have a value filled in there, such as {!${path}}.`
}
