import { fc } from './fuzz.ts'
import { expect, test } from 'vitest'
import { SLUG_PATTERN, slugify } from './slug.ts'

test.each([
  ['Jakarta Region Opens', 'jakarta-region-opens'],
  ['  Café & Crème!  ', 'cafe-and-creme'],
  ['100% uptime — really', '100-uptime-really'],
  ['日本', ''],
  ['Straße & GROẞE Größe', 'strasse-and-grosse-grosse'],
  ['Ærø, Øresund, Ångström', 'aero-oresund-angstrom'],
  ['Łódź, Đà Nẵng, Đakovo', 'lodz-da-nang-dakovo'],
  ['Thủ Đô Của Nước Việt: ở ự ễ', 'thu-do-cua-nuoc-viet-o-u-e'],
  ['İstanbul ışık ŞĞ', 'istanbul-isik-sg'],
  ['Ștefan Țară șț', 'stefan-tara-st'],
  ['Þór Ísland ð', 'thor-island-d'],
  ['Bakı ƏLVERİŞLİ', 'baki-elverisli'],
  ['Œuvre ﬁnale Ⅻ', 'oeuvre-finale-xii'],
  ['Ħamrun, Ŋŋ, ƙasa', 'hamrun-ngng-kasa'],
  ['Citroën ñandú Žižkov ďť ĺŕ', 'citroen-nandu-zizkov-dt-lr'],
])('%s becomes %s', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})

test('whatever the title, a slug is empty or well formed and at most 80 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const slug = slugify(title)
      expect(slug === '' || (SLUG_PATTERN.test(slug) && slug.length <= 80)).toBe(true)
    }),
  )
})
