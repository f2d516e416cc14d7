import { PROTECTED, ROOTS } from './indonesianRoots.ts'

const SHORTEST = 5

/** Prefixes and the letters they replace: `menyimpan` → `simpan`, `memakai` → `pakai`. */
const PREFIXES: readonly (readonly [prefix: RegExp, lost: readonly string[]])[] = [
  [/^(?:me|pe)ny(?=[aeiou])/, ['s']],
  [/^(?:me|pe)nge(?=[a-z]{3,4}$)/, ['']],
  [/^(?:me|pe)ng(?=[aeiougkh])/, ['', 'k']],
  [/^(?:me|pe)m(?=[bfpv])/, ['']],
  [/^(?:me|pe)m(?=[aeiou])/, ['p', 'm']],
  [/^(?:me|pe)m(?=r)/, ['p']],
  [/^(?:me|pe)n(?=[cdjstz])/, ['']],
  [/^(?:me|pe)n(?=[aeiou])/, ['t', 'n']],
  [/^(?:me|pe)(?=[lrwymn])/, ['']],
  [/^(?:ber|per|ter)/, ['']],
  [/^(?:be|pe|te)(?=[a-z]{4})/, ['', 'r']],
  [/^(?:pel|bel)(?=ajar)/, ['']],
  [/^mer(?=ubah)/, ['']],
  [/^(?:di|ke|se)/, ['']],
]
const SUFFIXES = ['kan', 'an', 'i'] as const
const PARTICLES = ['lah', 'kah', 'pun'] as const
const OWNERS = ['nya', 'ku', 'mu'] as const

export const isRoot = (word: string): boolean => ROOTS.has(word) || PROTECTED.has(word)

const withoutPrefix = (word: string): string[] =>
  PREFIXES.flatMap(([prefix, lost]) => {
    const remainder = word.replace(prefix, '')
    return remainder === word || remainder.length < 2 ? [] : lost.map((letter) => letter + remainder)
  })

function* prefixed(word: string): Generator<string> {
  yield word
  const once = withoutPrefix(word)
  yield* once
  for (const each of once) yield* withoutPrefix(each)
}

function* suffixed(word: string): Generator<string> {
  yield word
  for (const suffix of SUFFIXES) if (word.endsWith(suffix)) yield word.slice(0, -suffix.length)
}

function withoutEnding(word: string, endings: readonly string[]): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST - 1)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

function rootOf(word: string): string | undefined {
  for (const remainder of suffixed(word))
    for (const root of prefixed(remainder)) if (isRoot(root)) return root
  return undefined
}

/** Prefixes that are safe to remove even if the root is unknown, and the letter they replace. */
const CERTAIN: readonly (readonly [prefix: RegExp, lost: string])[] = [
  [/^(?:me|pe)ny(?=[aeiou])/, 's'],
  [/^(?:me|pe)ng(?=[aeiouhg])/, ''],
  [/^(?:me|pe)m(?=[bpf])/, ''],
  [/^(?:men|pen)(?=[cdj])/, ''],
]
const MIN_STEM_LENGTH = 5

function withoutCertain(word: string): string {
  const [prefix, lost = ''] = CERTAIN.find(([one]) => one.test(word)) ?? []
  const bare = prefix ? word.replace(prefix, lost) : word
  const stem = bare.length >= MIN_STEM_LENGTH ? bare : word
  // remove an ending only after a prefix, or if it is the longest
  const ending = stem === word ? ['kan'] : SUFFIXES.filter((suffix) => suffix !== 'i')
  return withoutEnding(stem, ending)
}

/** Indonesian pages use English plurals; excludes words such as `indeks` and `kualitas`. */
const withoutPlural = (word: string) => (/(?:[^aiousk]|[^aeiou]k)s$/.test(word) ? word.slice(0, -1) : word)

/**
 * Stems a lower-case word if its root is known (`indonesianRoots.ts`); otherwise removes safe affixes only.
 */
export function stemIndonesian(word: string): string {
  if (word.length < SHORTEST || isRoot(word)) return word
  const plain = withoutEnding(word, PARTICLES)
  for (const form of [word, plain, withoutEnding(plain, OWNERS)]) {
    const root = rootOf(form)
    if (root !== undefined) return root
  }
  return withoutPlural(withoutCertain(withoutEnding(plain, ['nya'])))
}
