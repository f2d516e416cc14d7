/** Proxy that reports the first read of each field except `id`. Copying or listing reads all fields. */
export function observed<T extends object>(values: T, notify: (name: string) => void): T {
  const reported = new Set<PropertyKey>(['id'])
  const report = (name: PropertyKey) => {
    if (reported.has(name) || !Object.hasOwn(values, name)) return
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
      for (const name of Object.keys(target)) report(name)
      return Reflect.ownKeys(target)
    },
    getOwnPropertyDescriptor(target, name) {
      report(name)
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
  })
}
