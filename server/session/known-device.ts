import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

/** The cookie that says on which device a user has signed in before. */
export const DEVICE_COOKIE = 'known_device'

/** How many users one device is known for: the latest ones. */
const USERS_PER_DEVICE = 5

/** One user of a device. */
interface KnownUser {
  readonly deviceId: string
  readonly signature: string
}

/** The id of the device that a cookie proves to be known for a user name; null when it proves nothing for that name. */
export function knownDeviceOf(cookie: string | undefined, name: string, secret: string): string | null {
  return (
    usersOf(cookie).find(({ deviceId, signature }) => isSame(signature, sign(deviceId, name, secret)))?.deviceId ?? null
  )
}

/**
 * The value of the cookie after a user has signed in on a device: it is known for them and for those whom it was known
 * for.
 */
export function rememberDevice(cookie: string | undefined, name: string, secret: string): string {
  const others = usersOf(cookie).filter(({ deviceId, signature }) => !isSame(signature, sign(deviceId, name, secret)))
  const deviceId = knownDeviceOf(cookie, name, secret) ?? randomUUID()
  const users = [{ deviceId, signature: sign(deviceId, name, secret) }, ...others].slice(0, USERS_PER_DEVICE)
  return users.map((user) => `${user.deviceId}.${user.signature}`).join('~')
}

function usersOf(cookie = ''): KnownUser[] {
  return cookie
    .split('~')
    .flatMap((part) => {
      const [, deviceId, signature] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(part) ?? []
      return deviceId === undefined || signature === undefined ? [] : [{ deviceId, signature }]
    })
    .slice(0, USERS_PER_DEVICE)
}

function sign(deviceId: string, name: string, secret: string): string {
  return createHmac('sha256', secret).update(`known device\n${deviceId}\n${name}`).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
