import { BlockList } from 'node:net'

/**
 * Addresses that events are never posted to: link-local ones, where cloud metadata services return the credentials of
 * the machine. Receivers in the operator's own network are allowed.
 */
export const BLOCKED_ADDRESSES = new BlockList()
BLOCKED_ADDRESSES.addSubnet('169.254.0.0', 16, 'ipv4')
BLOCKED_ADDRESSES.addSubnet('::ffff:169.254.0.0', 112, 'ipv6')
BLOCKED_ADDRESSES.addSubnet('fe80::', 10, 'ipv6')
BLOCKED_ADDRESSES.addAddress('fd00:ec2::254', 'ipv6')
