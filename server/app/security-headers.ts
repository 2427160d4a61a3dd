import type { FastifyInstance } from 'fastify'
import { isEncrypted } from '../http/public-origin.ts'

/** The security headers of every response. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [
    'accelerometer',
    'camera',
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
    .join(', '),
} as const

/** A year. The shop does not decide for other hosts of the same domain. */
const STRICT_TRANSPORT_SECURITY = 'max-age=31536000'

/**
 * Registers a hook that adds security headers to every response, and Strict-Transport-Security over encrypted
 * connections.
 */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS)
    if (isEncrypted(request)) reply.header('strict-transport-security', STRICT_TRANSPORT_SECURITY)
  })
}
