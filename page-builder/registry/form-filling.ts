/** What has been filled into a form so far, by the names of its questions, and how the shop sends it. */
export interface FormFilling {
  readonly values: Readonly<Record<string, readonly string[]>>
  /** What was wrong with it when it was sent. */
  readonly faults: Readonly<Record<string, string>>
  /** The id of the control of a question. */
  readonly idOf: (name: string) => string
  /** The name under which the answer to a question is sent. */
  readonly nameOf: (name: string) => string
}
