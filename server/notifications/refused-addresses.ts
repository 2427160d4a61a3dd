import { BlockList } from 'node:net'

/**
 * Addresses that events are never posted to: link-local ones, where clouds answer with the credentials of the machine.
 * Receivers in the operator's own network are meant to be reached.
 */
export const REFUSED_ADDRESSES = new BlockList()
REFUSED_ADDRESSES.addSubnet('169.254.0.0', 16, 'ipv4')
REFUSED_ADDRESSES.addSubnet('::ffff:169.254.0.0', 112, 'ipv6')
REFUSED_ADDRESSES.addSubnet('fe80::', 10, 'ipv6')
REFUSED_ADDRESSES.addAddress('fd00:ec2::254', 'ipv6')
