import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

/** The cookie that marks a device on which a user has signed in before. */
export const DEVICE_COOKIE = 'known_device'

/** The maximum number of users that the cookie of a device stores: the latest ones. */
const MAX_USERS_PER_DEVICE = 5

/** One user of a device, as the cookie stores it. */
interface DeviceUser {
  readonly deviceId: string
  readonly signature: string
}

/** Returns the device id when the cookie proves that the user has signed in on the device before; otherwise null. */
export function findKnownDeviceId(cookie: string | undefined, name: string, secret: string): string | null {
  return (
    parseDeviceCookie(cookie).find(({ deviceId, signature }) =>
      isEqualInConstantTime(signature, signDeviceUser(deviceId, name, secret)),
    )?.deviceId ?? null
  )
}

/**
 * Creates the new cookie value after a user has signed in: the cookie then also proves that this user has signed in on
 * the device.
 */
export function createDeviceCookie(cookie: string | undefined, name: string, secret: string): string {
  const otherUsers = parseDeviceCookie(cookie).filter(
    ({ deviceId, signature }) => !isEqualInConstantTime(signature, signDeviceUser(deviceId, name, secret)),
  )
  const deviceId = findKnownDeviceId(cookie, name, secret) ?? randomUUID()
  const users = [{ deviceId, signature: signDeviceUser(deviceId, name, secret) }, ...otherUsers].slice(
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

function signDeviceUser(deviceId: string, name: string, secret: string): string {
  return createHmac('sha256', secret).update(`known device\n${deviceId}\n${name}`).digest('base64url')
}

function isEqualInConstantTime(actual: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(actual), Buffer.from(expected))
}
