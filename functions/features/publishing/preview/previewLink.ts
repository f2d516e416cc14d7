import { createHash, randomBytes } from 'node:crypto'
import type { AnyType } from '@flou/shared/content/define.ts'
import { isLanguage, type Language } from '@flou/shared/locale.ts'
import type { PreviewLinkRow } from '@flou/shared/publishing/preview.ts'
import type { Key } from '../../../core/store/keys.ts'
import { publishKeys, publishPartitions, type PreviewLinkItem } from '../store/publishKeys.ts'
import type { Item } from '../../../core/store/dynamo/table.ts'

/** A frozen draft, found by the hash of its token, so table access cannot open it. */
export interface StoredLink {
  row: PreviewLinkRow
  type: string
  recordId: number
  language: Language
  /** Undefined once revoked. */
  values?: Record<string, unknown>
}

/** Retention after expiry in seconds, so that an expired link can be explained. */
const RETENTION_SECONDS = 30 * 24 * 60 * 60

export const newToken = (): string => randomBytes(32).toString('base64url')

const TOKEN = /^[\w-]{43}$/
export const isToken = (text: string): boolean => TOKEN.test(text)

export const linkIdOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

interface NewLink {
  row: PreviewLinkRow
  type: AnyType
  recordId: number
  language: Language
  data: string
}

export const linkItem = ({ row, type, recordId, language, data }: NewLink): Key & Item => ({
  ...publishKeys.previewLink(row.id),
  gsi1pk: publishPartitions.previewLinksOf(type.key, recordId),
  gsi1sk: `${row.created}#${row.id}`,
  row: JSON.stringify(row),
  type: type.key,
  recordId,
  language,
  data,
  ttl: Math.floor(Date.parse(row.expires) / 1000) + RETENTION_SECONDS,
})

export const rowOf = ({ row }: Pick<PreviewLinkItem, 'row'>): PreviewLinkRow =>
  JSON.parse(row) as PreviewLinkRow

export const linkOf = (item: PreviewLinkItem): StoredLink => ({
  row: rowOf(item),
  type: item.type,
  recordId: item.recordId,
  language: isLanguage(item.language) ? item.language : 'id',
  ...(item.data !== undefined && {
    values: JSON.parse(item.data) as Record<string, unknown>,
  }),
})
