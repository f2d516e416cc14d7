import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const MODULE = 'virtual:indonesian-cities'
const RESOLVED = `\0${MODULE}`
const DATA = path.join(
  path.dirname(createRequire(import.meta.url).resolve('idn-area-data/package.json')),
  'data',
)

/** Rows of a file without quotes, without its head. */
const rowsOf = (file: string): string[][] =>
  readFileSync(path.join(DATA, file), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','))

/** Names as people say them, where the data has the long form. */
const SPOKEN: Readonly<Record<string, string>> = { 'Daerah Khusus Ibukota Jakarta': 'DKI Jakarta' }

/**
 * Cities and regencies by province, from idn-area-data (Open Database License; named in docs/architecture.md). Regencies are sorted by
 * their names, whatever kind they are.
 */
export function citiesByProvince(): Record<string, string[]> {
  const regencies = rowsOf('regencies.csv')
  const bare = (name: string) => name.replace(/^(Kabupaten|Kota)( Administrasi)? /, '')
  const entries = rowsOf('provinces.csv').map(([code, name = '']) => {
    const cities = regencies.flatMap(([, province, city = '']) => (province === code ? [city] : []))
    const sorted = cities.toSorted((one, other) => bare(one).localeCompare(bare(other), 'id'))
    return [SPOKEN[name] ?? name, sorted] as const
  })
  return Object.fromEntries(entries)
}

/** Gives the browser's build the list of cities, as a part that forms load when a province is chosen. */
export const indonesianCities = () => ({
  name: 'indonesian-cities',
  resolveId: (id: string) => (id === MODULE ? RESOLVED : undefined),
  load: (id: string) =>
    id === RESOLVED ? `export const CITIES = ${JSON.stringify(citiesByProvince())}` : undefined,
})
