import { BlockList } from 'node:net'

/**
 * The beginnings of IPv6 addresses that contain an IPv4 address: mapped by the operating system, or translated by a
 * gateway of the network (NAT64).
 */
const IPV6_PREFIXES = ['::ffff:', '64:ff9b::']

/**
 * Addresses that events are never posted to: link-local ones and a few others, where cloud metadata services return the
 * machine's credentials. Receivers in the operator's own network are allowed.
 */
export const BLOCKED_ADDRESSES = new BlockList()
BLOCKED_ADDRESSES.addSubnet('fe80::', 10, 'ipv6')
BLOCKED_ADDRESSES.addAddress('fd00:ec2::254', 'ipv6')
blockIpv4('169.254.0.0', 16)
// Alibaba Cloud and Azure.
blockIpv4('100.100.100.200', 32)
blockIpv4('168.63.129.16', 32)

/** Adds an IPv4 network to the blocked addresses, also in its IPv6 forms. */
function blockIpv4(network: string, prefixLength: number): void {
  BLOCKED_ADDRESSES.addSubnet(network, prefixLength, 'ipv4')
  for (const prefix of IPV6_PREFIXES) BLOCKED_ADDRESSES.addSubnet(prefix + network, 96 + prefixLength, 'ipv6')
}
