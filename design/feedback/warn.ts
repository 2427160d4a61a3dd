/** Tells whoever builds a page, in the console, that a component was given something that it cannot show. */
export function warn(message: string): void {
  console.warn(message)
}
