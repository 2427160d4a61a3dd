/** Why a whole file cannot be imported; the message is for the person who sent it. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal'
}

/** What a file must be like, as the end of a sentence about one that is not. */
export const EXPECTED =
  'Expected is a CSV file in UTF-8: columns separated by commas, the first line naming them, among them Product Name.'
