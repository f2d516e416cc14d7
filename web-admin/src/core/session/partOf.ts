/** Chunk group of an office path. */
export type ChunkGroup = 'form' | 'list' | 'section' | 'frame'

/** Path endings of special groups in {@link pathPatternSegments} format, separated by spaces. */
export type GroupPathEndings = Record<'section' | 'frame', string>

/** Splits a path; ids become `:`. */
export const pathPatternSegments = (path: string): string[] =>
  path
    .split('/')
    .filter(Boolean)
    .map((segment) => (/^\d+$/.test(segment) ? ':' : segment))

export function chunkGroupOf(path: string, ends: GroupPathEndings): ChunkGroup {
  const pattern = `/${pathPatternSegments(path).join('/')}`
  const isOf = (group: keyof GroupPathEndings) =>
    ends[group].split(' ').some((end) => pattern.endsWith(`/${end}`))
  if (isOf('section')) return 'section'
  if (/\/(add|edit)(\/|$)/.test(path)) return 'form'
  return isOf('frame') ? 'frame' : 'list'
}
