/** What a map has under a key; where it has nothing, what `make` gives is kept there first. */
export function getOrMake<K, T>(
  map: { get: (key: K) => T | undefined; set: (key: K, value: T) => unknown },
  key: K,
  make: () => T,
): T {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
