import { expect, test } from 'vitest'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { fillIn } from './fillIn.ts'

const texts = {
  files: { en: '{{count}} files', id: '{{count}} berkas' },
  files_one: { en: '{{count}} file', id: '{{count}} berkas' },
  moved: { en: '{{name}} moved to {{place}}.', id: '{{name}} dipindahkan ke {{place}}.' },
}

test.each([
  ['files', { count: 0 }, ['0 files', '0 berkas']],
  ['files', { count: 1 }, ['1 file', '1 berkas']],
  ['files', { count: 12_500 }, ['12,500 files', '12.500 berkas']],
  ['moved', { count: 1, name: 'A', place: '1000' }, ['A moved to 1000.', 'A dipindahkan ke 1000.']],
  ['moved', { name: 'A' }, ['A moved to .', 'A dipindahkan ke .']],
])('%s with %j', (key, values, said) => {
  expect(LANGUAGES.toReversed().map((language) => fillIn({ texts, key, values }, language))).toEqual(said)
})
