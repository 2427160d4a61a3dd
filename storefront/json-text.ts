import { useMemo } from 'react'

declare const value: unique symbol

/**
 * Data of a loader as JSON. The router's own format numbers all values: for a list of products that takes more bytes and
 * more processor time than one text.
 */
export type JsonText<Value> = string & { readonly [value]?: Value }

/** Formats data that consists of objects, arrays, texts, numbers, booleans and null. */
export function toJsonText<Value>(data: Value): JsonText<Value> {
  return JSON.stringify(data)
}

/** Parses data of a loader. */
export const parseJsonText: <Value>(text: JsonText<Value>) => Value = JSON.parse

/** Returns the parsed data of a loader; the same object for the same text. */
export function useJsonText<Value>(text: JsonText<Value>): Value {
  return useMemo(() => parseJsonText(text), [text])
}
