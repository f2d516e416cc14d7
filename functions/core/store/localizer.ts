import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType, ContentType, Section } from '@flou/shared/content/define.ts'
import { localize, slugOf, type Localized, type Resolver } from '@flou/shared/content/values/localize.ts'
import { getOrMake } from '@flou/shared/strings/getOrMake.ts'
import { dependenciesOf, type ReferenceKey } from '@flou/shared/content/values/references.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import { otherLanguage, type Language } from '@flou/shared/locale.ts'
import type { ContentReader } from './contentReader.ts'
import { publicMedia } from './read/publicMedia.ts'
import { sanitizedForReaders, withSanitizer } from './sanitizedForReaders.ts'
import { textsOf, titleOf } from './texts.ts'

export interface Localizer {
  record<T extends ContentType>(type: T, record: StoredRecord): Promise<PublicRecord<T>>
  section<T extends Section>(section: T, record: StoredRecord): Promise<Localized<T['declaration']>>
}

/** Cache by record object; records are immutable after reading. */
const displayedByRecord = new WeakMap<StoredRecord, ReadonlySet<ReferenceKey>>()

export const displayedRecordsOf = (
  { declaration }: AnyType,
  record: StoredRecord,
): ReadonlySet<ReferenceKey> =>
  getOrMake(displayedByRecord, record, () => dependenciesOf(declaration, record))

/** Creates public records in one language; references are read in one batch and invisible targets omitted. */
export function localizer(reader: ContentReader, language: Language): Localizer {
  const inLanguage = async <T extends AnyType>(type: T, record: StoredRecord) => {
    const resolve = await resolverOf(reader, type, { record, language })
    return withSanitizer(() => localize<T['declaration']>(type.declaration, record, { language, resolve }))
  }
  return {
    async record<T extends ContentType>(type: T, record: StoredRecord) {
      const { id, updated, onlyIn } = record
      const slug = slugOf(type, record)
      const own = { id, slug, updated, ...orderOf(type, record), ...(onlyIn && { onlyIn }) }
      return { ...(await inLanguage(type, record)), ...own }
    },
    async section<T extends Section>(section: T, record: StoredRecord) {
      return inLanguage(section, record)
    },
  }
}

/** Returns the value of the sort column if it is not a public field, for pagination. */
function orderOf({ list, declaration }: ContentType, record: StoredRecord) {
  if (list.sortBy === 'created') return { created: record.created }
  return list.sortBy in declaration.localized
    ? { orderText: textsOf(declaration, record, list.sortBy).en }
    : {}
}

async function resolverOf(
  reader: ContentReader,
  type: AnyType,
  { record, language }: { record: StoredRecord; language: Language },
): Promise<Resolver> {
  const targets = [...displayedRecordsOf(type, record)]
  const found = await Promise.all(targets.map(async (key) => [key, await targetOf(reader, key)] as const))
  const records = new Map(found)
  return {
    clean: sanitizedForReaders,
    media: (id) => {
      const picture = records.get(`media#${id}`)
      return picture && publicMedia(picture, language)
    },
    reference: (to, id) => {
      const target = records.get(`${to}#${id}`)
      if (!target) return undefined
      const named = requireContentType(to, reader.registry)
      const slug = slugOf(named, target)
      const local = textsOf(named.declaration, target, 'localTitle')[language]
      const title = local || titleOf(named, target)[language]
      const isForeign = title !== '' && textsOf(named.declaration, target, named.title)[language] === ''
      return { id, slug, title, ...(isForeign && { lang: otherLanguage(language) }) }
    },
  }
}

function targetOf(reader: ContentReader, key: ReferenceKey): Promise<StoredRecord | undefined> {
  const [type = '', id] = key.split('#')
  return reader.byId(requireContentType(type, reader.registry), Number(id))
}
