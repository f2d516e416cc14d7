import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { todayInJakarta } from '@flou/shared/calendar.ts'

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

/** Whose calls are counted, and with what their address is hidden. */
interface Visitor {
  address: string
  originSecret: string
  now: Date
}

/**
 * By what calls of a visitor without an account are counted: a keyed hash that differs from purpose to purpose and from day to day, so
 * that what is stored tells no address. @returns 22 letters
 */
export const visitorHash = (purpose: string, { address, originSecret, now }: Visitor): string =>
  createHmac('sha256', originSecret)
    .update(`${purpose} ${todayInJakarta(now)} ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22)
