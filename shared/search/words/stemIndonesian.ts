import { PROTECTED, ROOTS } from './indonesianRoots.ts'

/** Shorter words have no affixes that could be told from their root. */
const SHORTEST = 5

/** What a prefix leaves, and the letters that it may have swallowed: `menyimpan` → `simpan`, `memakai` → `pakai`. */
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

/** Words that are protected have forms as well: `terintegrasi`, `pelanggannya`. */
export const isRoot = (word: string): boolean => ROOTS.has(word) || PROTECTED.has(word)

/** Every way to take one prefix off. */
const withoutPrefix = (word: string): string[] =>
  PREFIXES.flatMap(([prefix, lost]) => {
    const rest = word.replace(prefix, '')
    return rest === word || rest.length < 2 ? [] : lost.map((letter) => letter + rest)
  })

/** A word with none, one or two prefixes taken off. */
function* prefixed(word: string): Generator<string> {
  yield word
  const once = withoutPrefix(word)
  yield* once
  for (const each of once) yield* withoutPrefix(each)
}

/** A word and what is left of it without its suffixes, the longest first. */
function* suffixed(word: string): Generator<string> {
  yield word
  for (const suffix of SUFFIXES) if (word.endsWith(suffix)) yield word.slice(0, -suffix.length)
}

function withoutEnding(word: string, endings: readonly string[]): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST - 1)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** The root that a word is made of; undefined where no root is known. */
function rootOf(word: string): string | undefined {
  for (const rest of suffixed(word)) for (const root of prefixed(rest)) if (isRoot(root)) return root
  return undefined
}

/** Prefixes that hardly any root begins with, and the letter that they have swallowed: they go from words whose root is not known, too. */
const CERTAIN: readonly (readonly [prefix: RegExp, lost: string])[] = [
  [/^(?:me|pe)ny(?=[aeiou])/, 's'],
  [/^(?:me|pe)ng(?=[aeiouhg])/, ''],
  [/^(?:me|pe)m(?=[bpf])/, ''],
  [/^(?:men|pen)(?=[cdj])/, ''],
]
const LEFT_OVER = 5

/** Of a word without a known root: only what is certain goes, the same from each of its forms. */
function withoutCertain(word: string): string {
  const [prefix, lost = ''] = CERTAIN.find(([one]) => one.test(word)) ?? []
  const bare = prefix ? word.replace(prefix, lost) : word
  const stem = bare.length >= LEFT_OVER ? bare : word
  // an ending is one where a prefix has been found, or where it is the longest
  const ending = stem === word ? ['kan'] : SUFFIXES.filter((suffix) => suffix !== 'i')
  return withoutEnding(stem, ending)
}

/** English words stand in Indonesian pages in their plural. Words such as `indeks` and `kualitas` end so by themselves. */
const withoutPlural = (word: string) => (/(?:[^aiousk]|[^aeiou]k)s$/.test(word) ? word.slice(0, -1) : word)

/**
 * The root of an Indonesian word in lower case, as far as it can be known: affixes go where a root of our content is left (`indonesianRoots.ts`), and
 * from other words only those that no root has. Foreign words stay as they are, but for a plural.
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
