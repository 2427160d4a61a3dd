import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

/** The cookie that marks a device on which a user has signed in before. */
export const DEVICE_COOKIE = 'known_device'

/** How many users one device is remembered for: the latest ones. */
const MAX_USERS_PER_DEVICE = 5

/** One user of a device, as the cookie stores it. */
interface DeviceUser {
  readonly deviceId: string
  readonly signature: string
}

/** Returns the device id when the cookie proves that the user has signed in on the device before; otherwise null. */
export function findKnownDevice(cookie: string | undefined, name: string, secret: string): string | null {
  return (
    parseDeviceCookie(cookie).find(({ deviceId, signature }) =>
      isEqualInConstantTime(signature, signDevice(deviceId, name, secret)),
    )?.deviceId ?? null
  )
}

/** Returns the cookie value after a user has signed in: the user is added to those who have signed in on the device. */
export function toDeviceCookie(cookie: string | undefined, name: string, secret: string): string {
  const otherUsers = parseDeviceCookie(cookie).filter(
    ({ deviceId, signature }) => !isEqualInConstantTime(signature, signDevice(deviceId, name, secret)),
  )
  const deviceId = findKnownDevice(cookie, name, secret) ?? randomUUID()
  const users = [{ deviceId, signature: signDevice(deviceId, name, secret) }, ...otherUsers].slice(
    0,
    MAX_USERS_PER_DEVICE,
  )
  return users.map((user) => `${user.deviceId}.${user.signature}`).join('~')
}

function parseDeviceCookie(cookie = ''): DeviceUser[] {
  return cookie
    .split('~')
    .flatMap((part) => {
      const [, deviceId, signature] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(part) ?? []
      return deviceId === undefined || signature === undefined ? [] : [{ deviceId, signature }]
    })
    .slice(0, MAX_USERS_PER_DEVICE)
}

function signDevice(deviceId: string, name: string, secret: string): string {
  return createHmac('sha256', secret).update(`known device\n${deviceId}\n${name}`).digest('base64url')
}

function isEqualInConstantTime(actual: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(actual), Buffer.from(expected))
}
