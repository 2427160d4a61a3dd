/** The name under which an intent and its refunds say to which payment of this shop they belong. */
export const PAYMENT_ID = 'hydrant_payment_id'

/** The name under which a refund says which refund of this shop it is. */
export const REFUND_ID = 'hydrant_refund_id'
