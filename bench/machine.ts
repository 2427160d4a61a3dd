import { cpus, totalmem } from 'node:os'

/** Describes the machine of a measurement in one line. */
export function describeMachine(): string {
  return `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.versions.node}`
}
