import type { Body, DemoIds } from './expand.ts'

interface DemoContent {
  type: string
  parent?: { type: string; key: string }
  body: (ids: DemoIds) => Body
}
export interface DemoRecord extends DemoContent {
  key: string
}
export type DemoSection = DemoContent

/** Types of records and names of pictures that contents refer to. */
export function collectReferences(contents: readonly Pick<DemoSection, 'parent' | 'body'>[]) {
  const types = new Set(contents.flatMap(({ parent }) => parent?.type ?? []))
  const pictures = new Set<string>()
  const collectingIds: DemoIds = {
    picture: (name) => (pictures.add(name), 1),
    pictureUrl: () => '',
    record: (type) => (types.add(type), 1),
  }
  for (const { body } of contents) body(collectingIds)
  return { types, pictures }
}

/** Types that refer to each other; each refers to the next. */
export class ReferenceCycle extends Error {
  readonly types: readonly string[]
  constructor(types: readonly string[]) {
    super(`Types refer to each other: ${types.join(', ')}.`)
    this.types = types
  }
}

/** Sorts types after the types that they refer to. @throws ReferenceCycle */
export function orderByReferences(records: readonly DemoRecord[]): DemoRecord[] {
  const byType = Map.groupBy(records, ({ type }) => type)
  const sorted = new Map<string, readonly DemoRecord[]>()
  const visit = (type: string, path: readonly string[]) => {
    const ofType = byType.get(type)
    if (!ofType || sorted.has(type)) return
    if (path.includes(type)) throw new ReferenceCycle([...path, type])
    for (const other of collectReferences(ofType).types) if (other !== type) visit(other, [...path, type])
    sorted.set(type, ofType)
  }
  for (const type of byType.keys()) visit(type, [])
  return [...sorted.values()].flat()
}
