import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import { findExamplePath, type ScopeNames } from '../../bindings/scope-names.ts'

/** Explains how to insert a value into a text, with an example from the scope, or that there are none. */
export function describeExpressionSyntax(namesInScope: ScopeNames): string {
  const path = findExamplePath(namesInScope)
  return path === null ? messages.noValuesToFillIn() : messages.howToFillIn({ path })
}
