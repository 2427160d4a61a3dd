import type { FastifyInstance } from 'fastify'
import { isEncrypted } from './public-origin.ts'

/** What browsers are told with every answer, whatever it is. */
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

/** A year. Whether it holds for other hosts of the same domain is not for a shop to say. */
const STRICT_TRANSPORT = 'max-age=31536000'

/**
 * Sends security headers with every answer, and over an encrypted connection that the shop is not to be reached
 * otherwise.
 */
export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS)
    if (isEncrypted(request)) reply.header('strict-transport-security', STRICT_TRANSPORT)
  })
}
