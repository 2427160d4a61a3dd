import { chmod, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { uptime } from 'node:os'
import { join } from 'node:path'

/** How another program on this machine reaches the running shop. */
export interface InstanceAccess {
  url: string
  /** A secret that gives a command-line tool access; only the owner of the data folder can read it. */
  token: string
}

/** A running shop. */
export interface Instance extends InstanceAccess {
  pid: number
  /** When the instance file was written, in ISO 8601. */
  announcedAt: string
  /** Identifies the process among all that ever had its process id; null where the system does not support that. */
  processBirth: string | null
}

/** Writes a file into the data folder that says that this process runs the shop there. */
export async function writeInstanceFile(dataDir: string, access: InstanceAccess): Promise<void> {
  const instance: Instance = {
    ...access,
    pid: process.pid,
    announcedAt: new Date().toISOString(),
    processBirth: await findProcessStartId(process.pid),
  }
  const temporaryPath = `${instancePath(dataDir)}.${process.pid}`
  await rm(temporaryPath, { force: true })
  await writeFile(temporaryPath, JSON.stringify(instance), { mode: 0o600, flag: 'wx' })
  await chmod(temporaryPath, 0o600)
  await rename(temporaryPath, instancePath(dataDir))
}

/** Finds the shop that runs on a data folder; undefined when there is none or its process has ended. */
export async function findRunningInstance(dataDir: string): Promise<Instance | undefined> {
  const text = await readFile(instancePath(dataDir), 'utf8').catch(() => '')
  const instance = text ? parseInstance(text) : undefined
  return instance && (await isAlive(instance)) ? instance : undefined
}

/** Deletes this process's instance file; another process's stays. */
export async function deleteInstanceFile(dataDir: string): Promise<void> {
  const text = await readFile(instancePath(dataDir), 'utf8').catch(() => '')
  if (text && parseInstance(text)?.pid === process.pid) await rm(instancePath(dataDir), { force: true })
}

function instancePath(dataDir: string): string {
  return join(dataDir, 'instance.json')
}

function parseInstance(text: string): Instance | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isInstance(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isInstance(value: unknown): value is Instance {
  if (typeof value !== 'object' || value === null) return false
  const fields: Partial<Record<keyof Instance, unknown>> = value
  const textFields = [fields.url, fields.token, fields.announcedAt]
  return (
    typeof fields.pid === 'number' &&
    textFields.every((text) => typeof text === 'string') &&
    (fields.processBirth === null || typeof fields.processBirth === 'string')
  )
}

async function isAlive(instance: Instance): Promise<boolean> {
  if (!processExists(instance.pid)) return false
  if (instance.processBirth !== null) return (await findProcessStartId(instance.pid)) === instance.processBirth
  return Date.parse(instance.announcedAt) >= Date.now() - uptime() * 1000
}

function processExists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's process exists, too; this user just may not send it signals.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Returns, on Linux, the id of this boot and the clock tick at which the process started; null elsewhere. */
async function findProcessStartId(pid: number): Promise<string | null> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ])
    // The program's name, in parentheses, may contain spaces; the start time is the 20th field after it.
    const startTick = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${boot.trim()} ${startTick ?? ''}`
  } catch {
    return null
  }
}
