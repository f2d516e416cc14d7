/** Chunk group of an office path. */
export type ChunkGroup = 'form' | 'list' | 'section' | 'frame'

/** Path endings of special groups in {@link pathPatternSegments} format, separated by spaces. */
export type GroupPathEndings = Record<'section' | 'frame', string>

/** Splits a path; ids become `:`. */
export const pathPatternSegments = (path: string): string[] =>
  path
    .split('/')
    .filter(Boolean)
    .map((segment) => (/^(?:\d+|[\dA-Z]{26})$/.test(segment) ? ':' : segment))

export function chunkGroupOf(path: string, ends: GroupPathEndings): ChunkGroup {
  const pattern = `/${pathPatternSegments(path).join('/')}`
  const isOf = (group: keyof GroupPathEndings) =>
    ends[group].split(' ').some((end) => pattern.endsWith(`/${end}`))
  if (isOf('section')) return 'section'
  if (/\/(add|edit)(\/|$)/.test(path)) return 'form'
  return isOf('frame') ? 'frame' : 'list'
}

/** API path, below `/api`, of the record that an edit form of the hosted office shows; undefined for others. */
export function recordApiOf(path: string): string | undefined {
  const [, list, id] = /^\/dashboard2\/([a-z\d/-]{1,200})\/edit\/(\d{1,15})$/.exec(path) ?? []
  return list === undefined ? undefined : `/dashboard/${list}/${id}`
}
