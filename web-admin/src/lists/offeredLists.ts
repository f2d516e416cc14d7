/** Finds the product flag of a package type: `osPackage` → `hasPackageOS`. */
const flagOf = (type: string, record: object): string | undefined => {
  const [, kind] = /^(\w+)Package$/.exec(type) ?? []
  return Object.keys(record).find((name) => name.toLowerCase() === `haspackage${kind?.toLowerCase()}`)
}

export function isOffered(type: string, record: Readonly<Record<string, unknown>>): boolean {
  const flag = flagOf(type, record)
  return flag === undefined || record[flag] === true
}
