const MAX_LENGTH = 254

/** Whether a text is a valid email address: by the rules of browsers, with a dot in its domain. */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= MAX_LENGTH &&
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i.test(
      text,
    )
  )
}
