import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { citiesOf } from '@flou/shared/forms/cities.ts'
import { PROVINCES } from '@flou/shared/forms/provinces.ts'
import { expect, test } from 'vitest'

const DATA = path.join(
  path.dirname(createRequire(import.meta.url).resolve('idn-area-data/package.json')),
  'data',
)

/** Rows of a CSV file without quotes and header. */
const rowsOf = (file: string): string[][] =>
  readFileSync(path.join(DATA, file), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','))

/** Common names for long official ones. */
const SPOKEN: Readonly<Record<string, string>> = { 'Daerah Khusus Ibukota Jakarta': 'DKI Jakarta' }

function citiesByProvince(): Record<string, string[]> {
  const regencies = rowsOf('regencies.csv')
  const bare = (name: string) => name.replace(/^(Kabupaten|Kota)( Administrasi)? /, '')
  const entries = rowsOf('provinces.csv').map(([code, name = '']) => {
    const cities = regencies.flatMap(([, province, city = '']) => (province === code ? [city] : []))
    const sorted = cities.toSorted((one, other) => bare(one).localeCompare(bare(other), 'id'))
    return [SPOKEN[name] ?? name, sorted] as const
  })
  return Object.fromEntries(entries)
}

test('provinces and cities are those of idn-area-data', () => {
  const expected = citiesByProvince()

  expect(PROVINCES.toSorted()).toEqual(Object.keys(expected).toSorted())
  for (const province of PROVINCES) expect(citiesOf(province), province).toEqual(expected[province])
})
