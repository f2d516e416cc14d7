import type { AnyType, ContentType, Section } from '@flou/shared/content/define.ts'
import { localize, slugOf, type PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { ReferenceFilter, ContentSource, ListQuery } from '@flou/shared/site/contentSource.ts'
import type { Language } from '@flou/shared/locale.ts'

type Values = Record<string, unknown>
export type WireRecord = Values & { id: number }

export interface MemoryContent {
  records: Readonly<Record<string, readonly WireRecord[]>>
  sections: Readonly<Record<string, Values>>
  pictures: Readonly<Record<number, Omit<PublicMedia, 'id'>>>
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const titleField = { kind: 'text', initial: '', schema: undefined as never, required: true } as const
const TITLED = { fields: {}, localized: { title: titleField }, translationsKey: 'contents' } as const

const recordsOf = (content: MemoryContent, type: string) => content.records[type] ?? []

function contextOf(content: MemoryContent, language: Language) {
  const reference = (type: string, id: number) => {
    const found = recordsOf(content, type).find((one) => one.id === id)
    return (
      found && {
        id,
        title: textOf(localize(TITLED, found, context)['title']) || textOf(found['title']),
        slug: textOf(found['slug']),
      }
    )
  }
  const media = (id: number) => content.pictures[id] && { id, ...content.pictures[id] }
  const context = { language, resolve: { clean: (html: string) => html, media, reference } }
  return context
}

const pointsAt = (record: WireRecord, { field, id }: ReferenceFilter) =>
  [record[field]].flat().map(Number).includes(id)

function listOf(content: MemoryContent, type: ContentType, query: ListQuery): WireRecord[] {
  const { limit = Infinity, skip = 0, parentId, by, range, isReversed = false } = query
  const isInRange = (record: WireRecord) => {
    const value = Number.isInteger(record[type.list.sortBy])
      ? Number(record[type.list.sortBy])
      : textOf(record[type.list.sortBy])
    if (!range) return true
    if ('startsWith' in range) return String(value).startsWith(range.startsWith)
    if ('from' in range) return value > range.from || (value === range.from && record.id >= (range.id ?? 0))
    return value < range.below || (value === range.below && record.id < (range.id ?? 0))
  }
  const all = recordsOf(content, type.key)
  return (isReversed ? all.toReversed() : all)
    .filter((record) => parentId === undefined || record[type.parent?.field ?? ''] === parentId)
    .filter((record) => !by || [by, ...(by.and ? [by.and] : [])].every((one) => pointsAt(record, one)))
    .filter(isInRange)
    .slice(skip, skip + limit)
}

export function memorySource(content: MemoryContent, language: Language): ContentSource {
  const context = contextOf(content, language)
  // declarations type it; pages check the values
  const inLanguage = (type: AnyType, values: Values) => localize(type.declaration, values, context) as never
  const asPublic = (type: ContentType, record: WireRecord): never => {
    const values: object = inLanguage(type, record)
    const identity = { id: record.id, slug: slugOf(type, record), updated: '2026-11-01T00:00:00.000Z' }
    const onlyIn = record['onlyIn'] === undefined ? {} : { onlyIn: record['onlyIn'] }
    const order = type.list.sortBy === 'created' ? { created: record['created'] } : {}
    return { ...values, ...identity, ...order, ...onlyIn } as never
  }
  const find = (type: ContentType, isMatch: (record: WireRecord) => boolean) => {
    const found = recordsOf(content, type.key).find(isMatch)
    return found && asPublic(type, found)
  }
  const source: ContentSource = {
    language,
    now: new Date('2026-11-21T00:00:00Z'),
    bySlug: async (type, slug) => find(type, (record) => record['slug'] === slug),
    byId: async (type, id) => find(type, (record) => record.id === id),
    summary: async (type, id) => find(type, (record) => record.id === id),
    list: async (type, query = {}) => listOf(content, type, query).map((record) => asPublic(type, record)),
    count: async (type, { atMost, ...part }) => listOf(content, type, { ...part, limit: atMost }).length,
    section: async (section: Section) => {
      const values = content.sections[section.key]
      return values && inLanguage(section, values)
    },
    scheduleRerender: () => undefined,
    readFragment: (_, read) => read(source),
  }
  return source
}
