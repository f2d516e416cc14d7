import { createHash, randomBytes } from 'node:crypto'
import { isLanguage, type Language } from '@flou/shared/locale.ts'
import type { PreviewLinkRow } from '@flou/shared/publishing/preview.ts'
import { GSI1, type Key } from '../../../core/store/keys.ts'
import type { WriteContext } from '../../../core/store/writeContext.ts'
import { publishKeys, publishPartitions, type PreviewLinkItem } from '../store/publishKeys.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'

/** A frozen draft or a release, found by the hash of its token, so table access cannot open it. */
export interface StoredLink {
  row: PreviewLinkRow
  type: string
  recordId: number
  language: Language
  /** Undefined once revoked, and for a release. */
  values?: Record<string, unknown>
  release?: string
}

/** Retention after expiry in seconds, so that an expired link can be explained. */
const RETENTION_SECONDS = 30 * 24 * 60 * 60

const newToken = (): string => randomBytes(32).toString('base64url')

const TOKEN = /^[\w-]{43}$/
export const isToken = (text: string): boolean => TOKEN.test(text)

export const linkIdOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

interface NewLink extends Omit<PreviewLinkItem, 'row'> {
  row: PreviewLinkRow
}

export const linkItem = ({ row, ...link }: NewLink): Key & Item => ({
  ...publishKeys.previewLink(row.id),
  gsi1pk: publishPartitions.previewLinksOf(link.type, link.release ?? link.recordId),
  gsi1sk: `${row.created}#${row.id}`,
  ...link,
  row: JSON.stringify(row),
  ttl: Math.floor(Date.parse(row.expires) / 1000) + RETENTION_SECONDS,
})

const rowOf = ({ row }: Pick<PreviewLinkItem, 'row'>): PreviewLinkRow => JSON.parse(row) as PreviewLinkRow

export const linkOf = (item: PreviewLinkItem): StoredLink => ({
  row: rowOf(item),
  type: item.type,
  recordId: item.recordId,
  language: isLanguage(item.language) ? item.language : 'id',
  ...(item.data !== undefined && {
    values: JSON.parse(item.data) as Record<string, unknown>,
  }),
  ...(item.release !== undefined && { release: item.release }),
})

const DAY_MS = 24 * 60 * 60 * 1000

export function newLink({ by, now }: Pick<WriteContext, 'by' | 'now'>, days: number) {
  const token = newToken()
  const row: PreviewLinkRow = {
    id: linkIdOf(token),
    by: { id: by.id, name: by.name },
    created: now.toISOString(),
    expires: new Date(now.getTime() + days * DAY_MS).toISOString(),
  }
  return { token, row }
}

const LISTED = 50

export async function linksOf(table: Table, type: string, id: number | string): Promise<PreviewLinkRow[]> {
  const { items } = await table.query<PreviewLinkItem>({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :links',
    ExpressionAttributeValues: { ':links': publishPartitions.previewLinksOf(type, id) },
    ScanIndexForward: false,
    Limit: LISTED,
  })
  return items.map(rowOf)
}

/** Retains the link without content, so that opening it explains the revocation. */
export async function revokeLink(
  table: Table,
  row: PreviewLinkRow,
  { now, audit }: { now: Date; audit: Item },
): Promise<PreviewLinkRow> {
  const revoked = { ...row, revoked: now.toISOString() }
  await table.transact([
    {
      Update: {
        Key: publishKeys.previewLink(row.id),
        UpdateExpression: 'SET #row = :row REMOVE #data',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#row': 'row', '#data': 'data' },
        ExpressionAttributeValues: { ':row': JSON.stringify(revoked) },
      },
    },
    { Put: { Item: audit } },
  ])
  return revoked
}
