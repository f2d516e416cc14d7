import type { ErasureReport } from '@flou/shared/inbox/personalData.ts'
import { inBothLanguages } from '@flou/shared/locale.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { auditItem } from '../../../core/store/items/auditItem.ts'
import { GSI1, type Key } from '../../../core/store/keys.ts'
import { inboxPartitions, inboxKeys, type ErasureItem } from './inboxKeys.ts'
import { personOf, type WriteContext } from '../../../core/store/writeContext.ts'
import { auditSubjectTexts } from '@flou/shared/texts/audit.ts'
import { reader } from '@flou/shared/texts/reader.ts'

const translate = reader(auditSubjectTexts)

export function reportOf(item: ErasureItem): ErasureReport {
  const { id, person, reason, by, requestedBy, begun, retained, isPartial, finished, hash } = item
  const counts = Object.entries(item).flatMap(([name, count]) =>
    name.startsWith('form.') ? [[name.slice('form.'.length), Number(count)] as const] : [],
  )
  return {
    id,
    person,
    reason,
    by,
    ...(requestedBy && { requestedBy }),
    begun,
    retained,
    isPartial,
    counts: Object.fromEntries(counts),
    ...(finished !== undefined && { finished, hash: hash ?? '' }),
  }
}

export async function createReport(
  context: WriteContext,
  facts: Pick<ErasureReport, 'person' | 'reason' | 'requestedBy' | 'retained' | 'isPartial'>,
): Promise<string> {
  const { table, now, by, newId } = context
  const id = newId()
  const report = { id, ...facts, by: personOf(by), begun: now.toISOString() }
  const audit = auditItem(context, {
    entity: 'personalData',
    entityId: 0,
    actionType: 'delete',
    subject: inBothLanguages((language) => translate[language]('personalData', { id })),
    data: { report: id, person: facts.person, reason: facts.reason },
  })
  await table.transact([
    {
      Put: { Item: { ...inboxKeys.erasure(id), ...report, gsi1pk: inboxPartitions.erasures(), gsi1sk: id } },
    },
    { Put: { Item: audit } },
  ])
  return id
}

const MAX_REPORTS = 200

export async function listErasureReports(table: Table): Promise<ErasureReport[]> {
  const { items } = await table.query<Key>({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': inboxPartitions.erasures() },
    ScanIndexForward: false,
    Limit: MAX_REPORTS,
  })
  const whole = await table.getAll(items.map(({ pk, sk }): Key<ErasureItem> => ({ pk, sk })))
  return whole.flatMap((item) => (item ? [reportOf(item)] : []))
}
