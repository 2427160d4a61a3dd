/** A backup or a restore that cannot be made, with a message for the person who asked for it. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
