export interface Change {
  field: string
  before: string
  after: string
}

/** Fields the detail view hides by their names (spec §3, audit entry); `id` itself counts as one of the Ids. */
const HIDDEN = /^id$|Id|[Ww]orkflowStatus|[Uu]pdated|[Dd]eletedAt|[Aa]ctionType/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const leafText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value ?? '') ?? '').replace(/^""$/, '')

/** A value's leaves by path, `contents.0.title`. */
function leavesOf(value: unknown, path: string[] = []): [string, string][] {
  if (!isObject(value)) return [[path.join('.'), leafText(value)]]
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
}

/** The two states in an entry's data; empty for what is no such text. */
export function parsedData(data: string): { before?: unknown; after?: unknown } {
  try {
    const value: unknown = JSON.parse(data)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

/** True for a path with a name that the detail view hides. */
export const isHidden = (path: string) => path.split('.').some((name) => HIDDEN.test(name))

/** Hidden names that tell of a picture or of another record that was chosen. */
const REFERENCE = /(?:Id|Ids)(?:$|\.\d+$)/

/** True where what is hidden has changed, too: a picture or a record that is pointed at. */
export function hasHiddenChanges(data: string): boolean {
  const { before, after } = parsedData(data)
  const [old, fresh] = [new Map(leavesOf(before ?? {})), new Map(leavesOf(after ?? {}))]
  const fields = [...new Set([...old.keys(), ...fresh.keys()])]
  return fields.some((field) => REFERENCE.test(field) && (old.get(field) ?? '') !== (fresh.get(field) ?? ''))
}

/** What an audit entry's data (JSON text `{ before, after }`) says has changed, field by field. */
export function auditChanges(data: string): Change[] {
  const { before, after } = parsedData(data)
  const [old, fresh] = [new Map(leavesOf(before ?? {})), new Map(leavesOf(after ?? {}))]
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((field) => field !== '' && !isHidden(field))
    .map((field) => ({ field, before: old.get(field) ?? '', after: fresh.get(field) ?? '' }))
    .filter((change) => change.before !== change.after)
}
