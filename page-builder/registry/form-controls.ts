/** The current values and errors of a form by field name, and the ids and names of its controls. */
export interface FormControls {
  readonly values: Readonly<Record<string, readonly string[]>>
  /** The field errors of the last submission. */
  readonly fieldErrors: Readonly<Record<string, string>>
  /** Returns the id of a question's control. */
  readonly idOf: (name: string) => string
  /** Returns the name under which a question's value is submitted. */
  readonly nameOf: (name: string) => string
}
