const LONGEST = 254

/** Whether a text has the form of an email address: what browsers take for one, with a dot in its domain. */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= LONGEST &&
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i.test(
      text,
    )
  )
}
