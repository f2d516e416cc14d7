/** Returns the entry, creating it with `make` if absent. */
export function getOrMake<K, T>(
  map: { get: (key: K) => T | undefined; set: (key: K, value: T) => unknown },
  key: K,
  make: () => T,
): T {
  const existing = map.get(key)
  if (existing !== undefined) return existing
  const made = make()
  map.set(key, made)
  return made
}
