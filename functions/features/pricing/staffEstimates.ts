import { daysAfter, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { region } from '@flou/shared/content/types/company/region.ts'
import { pricingArea } from '@flou/shared/content/types/product/pricing.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import {
  estimatePath,
  type EstimateCount,
  type EstimateFigures,
  type EstimateListRow,
  type EstimateRow,
} from '@flou/shared/pricing/estimate/saved.ts'
import { formContactArea } from '@flou/shared/content/types/contact/formContact.ts'
import { inBothLanguages } from '@flou/shared/locale.ts'
import { auditSubjectTexts } from '@flou/shared/texts/audit.ts'
import { reader } from '@flou/shared/texts/reader.ts'
import { AppError } from '../../core/errors.ts'
import type { Answer, Call, StaffCall } from '../../core/http/call.ts'
import { operationContext } from '../../core/http/records/operationContext.ts'
import { contentReader } from '../../core/store/contentReader.ts'
import { auditItem } from '../../core/store/items/auditItem.ts'
import {
  estimateMessageId,
  estimateRowOf,
  isEstimateKey,
  estimateKey,
  ESTIMATES,
  type EstimateItem,
} from './estimateItem.ts'
import { GSI1 } from '../../core/store/keys.ts'
import { formKeys } from '../forms/index.ts'
import { localizer } from '../../core/store/localizer.ts'

const PER_PAGE = 25
const MOST_COUNTED = 1_000
const DAYS = 30

async function readNewest({ services }: Call, { limit, from }: { limit: number; from?: object | undefined }) {
  const { items, lastKey } = await services.table.query<EstimateItem>({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :estimates',
    ExpressionAttributeValues: { ':estimates': ESTIMATES },
    ScanIndexForward: false,
    Limit: limit,
    ...(from && { ExclusiveStartKey: from }),
  })
  const today = todayInJakarta(services.now())
  // DynamoDB deletes expired items with a delay.
  return { rows: items.map(estimateRowOf).filter(({ lastDay }) => lastDay >= today), lastKey }
}

async function titles({ services, language }: Call, type: ContentType, ids: readonly number[]) {
  const content = contentReader({ table: services.table, now: services.now() })
  const texts = localizer(content, language)
  const found = await Promise.all(
    [...new Set(ids)].map(async (id) => {
      const record = await content.byId(type, id)
      const title = record && (await texts.record(type, record)).title
      return [id, typeof title === 'string' ? title : `#${id}`] as const
    }),
  )
  return new Map(found)
}

const cursorOf = (key: object) => Buffer.from(JSON.stringify(key)).toString('base64url')
function keyOf(cursor: string | undefined): object | undefined {
  if (cursor === undefined || cursor === '') return undefined
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (typeof key === 'object' && key !== null) return key
  } catch {
    // rejected below
  }
  throw new AppError('bad_request')
}

async function messagesOf({ services, caller }: StaffCall, rows: readonly EstimateRow[]) {
  if (!caller.permissions.has(formContactArea.permission)) return new Map<string, string>()
  const ids = rows.map(({ id }) => [id, estimateMessageId(id)] as const)
  const found = await services.table.getAll(
    ids.map(([, message]) => formKeys.submission(message)),
    { consistent: true, attributes: ['pk'] },
  )
  return new Map(ids.filter((_, index) => found[index] !== undefined))
}

const messageIn = (messageId: string | undefined) => (messageId === undefined ? {} : { messageId })

export async function listEstimates(call: StaffCall, siteOrigin: string): Promise<Answer> {
  const { rows, lastKey } = await readNewest(call, { limit: PER_PAGE, from: keyOf(call.query.cursor) })
  const [products, regions, messages] = await Promise.all([
    titles(
      call,
      product,
      rows.flatMap((row) => row.products),
    ),
    titles(
      call,
      region,
      rows.flatMap((row) => row.regions),
    ),
    messagesOf(call, rows),
  ])
  const data = rows.map((row): EstimateListRow => ({
    ...row,
    ...messageIn(messages.get(row.id)),
    products: row.products.map((id) => products.get(id) ?? ''),
    regions: row.regions.map((id) => regions.get(id) ?? ''),
    url: siteOrigin + estimatePath(row.id, row.language),
  }))
  return { data, ...(lastKey && { cursor: cursorOf(lastKey) }) }
}

async function counted(call: Call, type: ContentType, ids: readonly number[]): Promise<EstimateCount[]> {
  const groups = [...Map.groupBy(ids, (id) => id)].map(([id, all]) => ({ id, count: all.length }))
  const most = groups.toSorted((one, other) => other.count - one.count || one.id - other.id).slice(0, 10)
  const names = await titles(
    call,
    type,
    most.map(({ id }) => id),
  )
  return most.map(({ id, count }) => ({ id, title: names.get(id) ?? '', count }))
}

function byDay(rows: readonly EstimateRow[], today: string) {
  const counts = Map.groupBy(rows, ({ created }) => todayInJakarta(new Date(created)))
  return Array.from({ length: DAYS }, (_, index) => {
    const day = daysAfter(today, index + 1 - DAYS)
    return { day, count: counts.get(day)?.length ?? 0 }
  })
}

export async function countEstimates(call: Call): Promise<Answer> {
  const { rows } = await readNewest(call, { limit: MOST_COUNTED })
  const data: EstimateFigures = {
    counted: rows.length,
    products: await counted(
      call,
      product,
      rows.flatMap((row) => row.products),
    ),
    regions: await counted(
      call,
      region,
      rows.flatMap((row) => row.regions),
    ),
    days: byDay(rows, todayInJakarta(call.services.now())),
  }
  return { data }
}

const translate = reader(auditSubjectTexts)

export async function takeDownEstimate(call: StaffCall): Promise<Answer> {
  const { services, parameters } = call
  const { id } = parameters
  const item = isEstimateKey(id) ? await services.table.get(estimateKey(id)) : undefined
  if (!item) throw new AppError('not_found')
  const { name, created, lines, total } = estimateRowOf(item)
  const auditEntry = auditItem(operationContext(call, pricingArea.key), {
    entity: 'estimate',
    entityId: 0,
    actionType: 'delete',
    subject: inBothLanguages((language) => translate[language]('estimate', { name }).trim()),
    data: { before: { name, created, lines, total }, after: null },
  })
  await services.table.put(auditEntry)
  await services.table.remove(estimateKey(String(id)))
  return { data: null }
}
