/** A product's switch for a kind of packages, by the key of their type: `osPackage` → `hasPackageOS`. */
const flagOf = (type: string, record: object): string | undefined => {
  const [, kind] = /^(\w+)Package$/.exec(type) ?? []
  return Object.keys(record).find((name) => name.toLowerCase() === `haspackage${kind?.toLowerCase()}`)
}

/** False for a list below a record that the record itself has switched off. */
export function isOffered(type: string, record: Readonly<Record<string, unknown>>): boolean {
  const flag = flagOf(type, record)
  return flag === undefined || record[flag] === true
}
