import { inBothLanguages, type Text } from '../locale.ts'
import { deviceTexts } from '../texts/accounts.ts'
import { reader } from '../texts/reader.ts'

/** First match wins, because most browsers also claim to be Chrome and Safari. */
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

const read = reader(deviceTexts)

export function deviceName(userAgent: string): Text {
  const [browser, system] = [nameIn(userAgent, BROWSERS), nameIn(userAgent, SYSTEMS)]
  if (browser && system)
    return inBothLanguages((language) => read[language]('browserOn', { browser, system }))
  const knownName = browser ?? system
  return knownName === undefined ? deviceTexts.unknown : inBothLanguages(() => knownName)
}
