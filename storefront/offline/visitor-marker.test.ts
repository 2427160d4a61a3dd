import { expect, test } from 'vitest'
import type { SessionContext } from '@hydrant/contract/shop/session.ts'
import { GUEST_MARKER } from './copy-request.ts'
import { createVisitorMarker } from './visitor-marker.server.ts'

const buyer = { guestUser: false, userId: '005xx0000000001', accountId: '001xx0000000001' } as SessionContext

test('every user and account has a marker of its own, which tells neither; all guests have one [OFF-05]', () => {
  const marker = createVisitorMarker(buyer, 'site')
  expect(createVisitorMarker({ ...buyer }, 'site')).toBe(marker)
  expect(createVisitorMarker({ ...buyer, accountId: '001xx0000000002' }, 'site')).not.toBe(marker)
  expect(createVisitorMarker({ ...buyer, userId: '005xx0000000002' }, 'site')).not.toBe(marker)
  expect(marker).not.toContain(buyer.userId)
  expect(createVisitorMarker({ ...buyer, guestUser: true }, 'site')).toBe(GUEST_MARKER)
})
