/**
 * The same values, with a word for each that is read: its name is told once. Whoever copies or lists them has read all of them. What
 * never changes (`id`) is not told.
 */
export function watched<T extends object>(values: T, tell: (name: string) => void): T {
  const told = new Set<PropertyKey>(['id'])
  const note = (name: PropertyKey) => {
    if (told.has(name) || !Object.hasOwn(values, name)) return
    told.add(name)
    tell(String(name))
  }
  return new Proxy(values, {
    get(target, name) {
      note(name)
      return Reflect.get(target, name)
    },
    has(target, name) {
      note(name)
      return Reflect.has(target, name)
    },
    ownKeys(target) {
      for (const name of Object.keys(target)) note(name)
      return Reflect.ownKeys(target)
    },
    getOwnPropertyDescriptor(target, name) {
      note(name)
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
  })
}
