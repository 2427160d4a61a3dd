import type { FastifyInstance } from 'fastify'
import { isEncrypted } from '../http/public-origin.ts'

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [
    'accelerometer',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    // The quick order reads barcodes, and the policy of the page that a visit begins with counts there.
    .concat('camera=(self)')
    .join(', '),
} as const

/** One year. Subdomains are not included, because the shop does not decide for other hosts. */
const STRICT_TRANSPORT_SECURITY = 'max-age=31536000'

/**
 * Returns the security headers of every response; with Strict-Transport-Security when `isSecure`, because visitors
 * reach the shop over encrypted connections.
 */
export function toSecurityHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return isSecure ? { ...SECURITY_HEADERS, 'strict-transport-security': STRICT_TRANSPORT_SECURITY } : SECURITY_HEADERS
}

/** Registers a hook that adds security headers to every response. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(toSecurityHeaders(isEncrypted(request)))
  })
}
