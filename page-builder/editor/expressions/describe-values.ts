import { findExamplePath, type ScopeNames } from '../../bindings/scope-names.ts'

/** Explains how to insert a value into a text, with an example from the scope, or that there are none. */
export function describeExpressionSyntax(namesInScope: ScopeNames): string {
  const path = findExamplePath(namesInScope)
  return path === null
    ? 'Nothing around this block gives values that could be filled into its texts.'
    : `Type {! in a text to have a value filled in there, such as {!${path}}.`
}
