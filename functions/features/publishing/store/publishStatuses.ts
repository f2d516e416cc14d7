import type { PublishStatus, RevisionRef } from '@flou/shared/publishing/publishing.ts'
import { publishKeys } from './publishKeys.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'

const RETENTION_SECONDS = 86_400

export const publishStatusItem = (
  { type, id }: Omit<RevisionRef, 'version'>,
  publishStatus: PublishStatus,
  now: Date,
) => ({
  ...publishKeys.publishStatus(type, id, publishStatus.version),
  publishStatus: JSON.stringify(publishStatus),
  ttl: Math.floor(now.getTime() / 1_000) + RETENTION_SECONDS,
})

export async function getPublishStatus(
  table: Table,
  { type, id, version }: RevisionRef,
): Promise<PublishStatus | undefined> {
  const item = await table.get(publishKeys.publishStatus(type, id, version))
  return item && (JSON.parse(item.publishStatus) as PublishStatus)
}
