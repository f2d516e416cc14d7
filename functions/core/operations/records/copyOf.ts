import type { ContentType } from '@flou/shared/content/define.ts'
import { isCopyable, withVisibility } from '@flou/shared/content/visibility.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { languageOf, type Language } from '@flou/shared/locale.ts'
import { copyTexts } from '@flou/shared/texts/content.ts'
import { reader } from '@flou/shared/texts/reader.ts'
import { AppError } from '../../errors.ts'
import { isPathTaken } from '../../store/write/guards.ts'
import type { Snapshot, Values } from '../../store/writeContext.ts'
import type { OperationContext } from '../operation.ts'
import { cutText } from '@flou/shared/strings/letters.ts'

const translate = reader(copyTexts)

const suffixOf = (count: number, language: Language): string =>
  ` (${count === 1 ? copyTexts.first[language] : translate[language]('next', { number: count })})`

function withSuffix(title: unknown, suffix: string): unknown {
  if (typeof title !== 'string' || title === '') return title
  return cutText(title, LIMITS.text - suffix.length) + suffix
}

/** Returns the body of an unpublished copy with an empty slug and suffixed titles. */
function copyOf(
  type: ContentType,
  { fields }: Snapshot,
  copy: { language: Language; count: number },
): Values {
  const { declaration, title } = type
  const entries = (fields[declaration.translationsKey] ?? []) as Values[]
  const isLocalized = title in declaration.localized
  const texts = entries.map((entry) => ({
    ...entry,
    [title]: withSuffix(entry[title], suffixOf(copy.count, languageOf(Number(entry.languageId)))),
  }))
  return {
    ...withVisibility(type, fields, false),
    ...('slug' in declaration.fields && { slug: '' }),
    ...(isLocalized
      ? { [declaration.translationsKey]: texts }
      : { [title]: withSuffix(fields[title], suffixOf(copy.count, copy.language)) }),
  }
}

const MAX_COPIES = 20

/**
 * Returns a copy with a free path; after 20 attempts validation fails. Throws `forbidden` if the type cannot
 * be copied.
 */
export async function freeCopy(
  { table, language }: OperationContext,
  type: ContentType,
  before: Snapshot,
): Promise<Values> {
  if (!isCopyable(type)) throw new AppError('forbidden')
  let count = 1
  let body = copyOf(type, before, { language, count })
  while (count < MAX_COPIES && (await isPathTaken(table, type, body))) {
    count += 1
    body = copyOf(type, before, { language, count })
  }
  return body
}

export const hasPublicationField = ({ declaration }: ContentType, body: Values): boolean =>
  'isActive' in declaration.fields || ('publishDate' in declaration.fields && body.status !== undefined)
