export interface FieldDiff {
  field: string
  before: string
  after: string
}

/** Field names hidden in the detail view, including `id`. */
const HIDDEN = /^id$|Id|[Ww]orkflowStatus|[Uu]pdated|[Dd]eletedAt|[Aa]ctionType/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const leafText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value ?? '') ?? '').replace(/^""$/, '')

/** Flattens a value to paths like `contents.0.title`. */
function flattenLeaves(value: unknown, path: string[] = []): [string, string][] {
  if (!isObject(value)) return [[path.join('.'), leafText(value)]]
  return Object.entries(value).flatMap(([name, inner]) => flattenLeaves(inner, [...path, name]))
}

/** Parses the entry's JSON; returns an empty object if invalid. */
export function parsedData(data: string): { before?: unknown; after?: unknown } {
  try {
    const value: unknown = JSON.parse(data)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

export const isHidden = (path: string) => path.split('.').some((name) => HIDDEN.test(name))

const REFERENCE = /(?:Id|Ids)(?:$|\.\d+$)/

export function hasHiddenChanges(data: string): boolean {
  const { before, after } = parsedData(data)
  const [old, fresh] = [new Map(flattenLeaves(before ?? {})), new Map(flattenLeaves(after ?? {}))]
  const fields = [...new Set([...old.keys(), ...fresh.keys()])]
  return fields.some((field) => REFERENCE.test(field) && (old.get(field) ?? '') !== (fresh.get(field) ?? ''))
}

/** Lists changed visible fields of an entry's JSON `{ before, after }`. */
export function diffAuditData(data: string): FieldDiff[] {
  const { before, after } = parsedData(data)
  const [old, fresh] = [new Map(flattenLeaves(before ?? {})), new Map(flattenLeaves(after ?? {}))]
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((field) => field !== '' && !isHidden(field))
    .map((field) => ({ field, before: old.get(field) ?? '', after: fresh.get(field) ?? '' }))
    .filter((diff) => diff.before !== diff.after)
}
