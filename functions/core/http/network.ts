import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'

const GROUPS = 8
const NETWORK_GROUPS = 4
const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i

/**
 * Returns the IPv4 address or IPv6 /64 network. IPv4-mapped addresses become IPv4; other text is unchanged.
 */
export function networkOf(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? []
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

interface Visitor {
  ip: string
  originSecret: string
  now: Date
}

/** Returns a keyed hash (22 characters) of the visitor's network that differs by purpose and day. */
export const visitorHash = (purpose: string, { ip, originSecret, now }: Visitor): string =>
  createHmac('sha256', originSecret)
    .update(`${purpose} ${todayInJakarta(now)} ${networkOf(ip)}`)
    .digest('base64url')
    .slice(0, 22)
