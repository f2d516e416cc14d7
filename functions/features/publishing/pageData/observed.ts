/** Fields whose absence is a value. */
const OPTIONAL: ReadonlySet<PropertyKey> = new Set(['fallbacks', 'onlyIn'])

/** Proxy that reports the first read of each field except `id`. Copying or listing reads all fields. */
export function observed<T extends object>(values: T, notify: (name: string) => void): T {
  const reported = new Set<PropertyKey>(['id'])
  const isField = (name: PropertyKey) => Object.hasOwn(values, name) || OPTIONAL.has(name)
  const report = (name: PropertyKey) => {
    if (reported.has(name) || !isField(name)) return
    reported.add(name)
    notify(String(name))
  }
  return new Proxy(values, {
    get(target, name) {
      report(name)
      return Reflect.get(target, name)
    },
    has(target, name) {
      report(name)
      return Reflect.has(target, name)
    },
    ownKeys(target) {
      for (const name of [...Object.keys(target), ...OPTIONAL]) report(name)
      return Reflect.ownKeys(target)
    },
    getOwnPropertyDescriptor(target, name) {
      report(name)
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
  })
}
