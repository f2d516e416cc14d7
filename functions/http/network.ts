import { isIPv6 } from 'node:net'

const GROUPS = 8
/** Groups of an IPv6 address that name a network; who has it chooses the rest freely. */
const NETWORK_GROUPS = 4
const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i

/**
 * Whom limits count as one: an IPv4 address, or the /64 network of an IPv6 address. An IPv4 address written as IPv6 is itself;
 * what is no address comes back as it is.
 */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  const zeros = Array.from(
    { length: tail === undefined ? 0 : GROUPS - before.length - after.length },
    () => '0',
  )
  const groups = [...before, ...zeros, ...after].slice(0, NETWORK_GROUPS)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'))
