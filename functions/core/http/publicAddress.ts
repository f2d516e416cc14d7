import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** IPv4 networks that are not on the public internet (IANA special-purpose registry), and multicast. */
const SPECIAL = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
] as const

/** Parts of 2000::/3 that are reserved, or contain an IPv4 address. */
const SPECIAL_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'] as const

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}

const special = listOf(SPECIAL, 'ipv4')
const special6 = listOf(SPECIAL_6, 'ipv6')
const global6 = listOf(['2000::/3'], 'ipv6')
const loopback = listOf(['127.0.0.0/8'], 'ipv4')

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, 'ipv4')
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
}

export const isLoopback = (address: string): boolean =>
  address === '::1' || (isIP(address) === 4 && loopback.check(address, 'ipv4'))

export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress'
}

export type Resolve = (
  name: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** Resolves a name for a socket, which then connects to the checked addresses: they are not resolved again. */
export const checkedLookup =
  (isAllowed: (address: string) => boolean, resolve: Resolve = lookup): LookupFunction =>
  (name, options, callback) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      const isRefused = !error && (!first || !addresses.every(({ address }) => isAllowed(address)))
      const failure = error ?? (isRefused ? new RefusedAddress(name) : null)
      if (failure || !first) callback(failure, '')
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
