import type { Text } from '../locale.ts'

/** Names in what browsers call themselves. The first that fits wins: most claim to be Chrome and Safari, too. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iOS'],
  ['iPad', 'iPadOS'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

const nameIn = (userAgent: string, names: readonly (readonly [string, string])[]) =>
  names.find(([sign]) => userAgent.includes(sign))?.[1]

/** Browser and system for people, from a `User-Agent` header: `Chrome on Windows`. */
export function deviceName(userAgent: string): Text {
  const [browser, system] = [nameIn(userAgent, BROWSERS), nameIn(userAgent, SYSTEMS)]
  if (browser && system) return { en: `${browser} on ${system}`, id: `${browser} di ${system}` }
  const known = browser ?? system
  return known === undefined
    ? { en: 'Unknown device', id: 'Perangkat tidak dikenal' }
    : { en: known, id: known }
}
