/** Deterministic random numbers (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
export type Random = () => number
export const pick = <T>(random: Random, list: readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new Error('Nothing to choose from')
  return found
}

/** Hostile values: unusual characters, worst cases of patterns, boundary numbers, wrong types. */
const VALUES: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => '',
  () => [],
  () => ({}),
  () => [null],
  () => [[[]]],
  () => ({ contents: 'x' }),
  () => [{ languageId: 1 }, { languageId: 1 }],
  () => -1,
  () => 0,
  () => 0.5,
  () => 1e21,
  () => 2_147_483_647,
  () => Number.MAX_SAFE_INTEGER,
  () => '\u0000',
  () => '\ud800',
  () => '__proto__',
  () => 'constructor',
  () => '../../../etc/passwd',
  () => '<img src=x onerror=alert(1)>',
  () => '<svg><script>alert(1)</script>'.repeat(50),
  () => '<b>'.repeat(2_000),
  () => 'a.'.repeat(3_000),
  () => '-'.repeat(6_000),
  () => '('.repeat(3_000),
  () => ' '.repeat(6_000),
  () => 'https://' + 'a'.repeat(3_000),
  () => '9999-99-99',
  () => "'; DROP TABLE users; --",
  () => '=HYPERLINK("https://evil.example")',
  () => '\u202Eevil',
  () => JSON.parse('{"__proto__":{"admin":true},"toString":1}') as unknown,
]

export const hostile = (random: Random): unknown => pick(random, VALUES)()

const NAMES = ['__proto__', 'constructor', 'id', 'state', 'pk', 'secrets', 'x'.repeat(300), '\u0000'] as const

/** A copy with hostile leaves, keys or branches. @param chance per node, 0 to 1 */
export function spoiled(value: unknown, random: Random, chance: number): unknown {
  if (random() < chance) return hostile(random)
  if (Array.isArray(value)) return value.map((each) => spoiled(each, random, chance))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(
    ([name, inner]) => [name, spoiled(inner, random, chance)] as const,
  )
  return Object.fromEntries(random() < chance ? [...entries, [pick(random, NAMES), 1]] : entries)
}
