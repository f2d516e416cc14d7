import { daysAfter, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { pricingCalculator } from '@flou/shared/content/types/product/pricing.ts'
import { MAX_ITEMS, readEstimate, type Estimate } from '@flou/shared/pricing/estimate/estimate.ts'
import {
  DEFAULT_ESTIMATE_DAYS,
  type EstimateRow,
  type SavedEstimateResponse,
  type SavedEstimate,
} from '@flou/shared/pricing/estimate/saved.ts'
import { AppError } from '../../core/errors.ts'
import type { Answer, Call } from '../../core/http/call.ts'
import { endpoint, PUBLIC } from '../../core/http/endpoint.ts'
import type { Route } from '../../core/http/router.ts'
import { contentReader } from '../../core/store/contentReader.ts'
import {
  endOf,
  estimateItem,
  hashOfKey,
  isEstimateKey,
  newEstimateKey,
  storedEstimateOf,
  type StoredEstimate,
  estimateKey,
} from './estimateItem.ts'
import { computeEstimate, totalIn } from './computeEstimate.ts'
import type { ReadPrices } from './priceFiles.ts'
import { takeSave } from './saveLimit.ts'
import { isEqualSecret } from '../../core/identity/refreshSecret.ts'

/** Prevents indexing, caching and referrers. */
const HEADERS = {
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store, private',
  'referrer-policy': 'no-referrer',
}
/** Sent in a header, because URLs are logged. */
const EDIT_KEY = 'x-edit-key'

function requireEstimate(body: unknown): Estimate {
  const estimate = readEstimate(body)
  if (!estimate || estimate.items.length === 0)
    throw new AppError('validation_failed', { fields: { Items: 'required' } })
  if (estimate.items.length > MAX_ITEMS)
    throw new AppError('validation_failed', { fields: { Items: `estimateFull:${MAX_ITEMS}` } })
  return estimate
}

async function requireStored({ parameters, services }: Call): Promise<StoredEstimate> {
  const { id } = parameters
  const item = isEstimateKey(id) ? await services.table.get(estimateKey(id)) : undefined
  const stored = item && storedEstimateOf(item)
  if (!stored || endOf(stored.row) <= services.now()) throw new AppError('not_found')
  return stored
}

function isEditable({ headers }: Call, { editHash }: StoredEstimate): boolean {
  const key = headers[EDIT_KEY]
  return isEstimateKey(key) && isEqualSecret(hashOfKey(key), editHash)
}

/** Responds `not_found`, so that edit keys cannot be probed. */
function requireEditable(call: Call, stored: StoredEstimate): void {
  if (!isEditable(call, stored)) throw new AppError('not_found')
}

async function lastDayOf({ services }: Call): Promise<string> {
  const now = services.now()
  const settings = await contentReader({ table: services.table, now }).section(pricingCalculator)
  const days = Number(settings?.estimateDays ?? 0) || DEFAULT_ESTIMATE_DAYS
  return daysAfter(todayInJakarta(now), days)
}

interface Saving {
  call: Call
  estimate: Estimate
  readPrices: ReadPrices
}

async function rowOf({ call, estimate, readPrices }: Saving, existing?: EstimateRow) {
  const [computed, lastDay] = await Promise.all([computeEstimate(estimate, readPrices), lastDayOf(call)])
  const now = call.services.now().toISOString()
  const { totals, products, regions } = computed
  const row: EstimateRow = {
    id: existing?.id ?? newEstimateKey(),
    name: estimate.name,
    language: call.language,
    period: estimate.period,
    created: existing?.created ?? now,
    updated: now,
    lastDay,
    lines: estimate.items.length,
    ...totalIn(totals),
    products,
    regions,
  }
  return { row, totals }
}

async function create(saving: Saving): Promise<Answer> {
  const { call, estimate } = saving
  await takeSave(call)
  const editKey = newEstimateKey()
  const { row, totals } = await rowOf(saving)
  await call.services.table.put(estimateItem({ row, estimate, editHash: hashOfKey(editKey) }))
  const data: SavedEstimateResponse = { id: row.id, editKey, lastDay: row.lastDay, totals }
  return { data, status: 201, headers: HEADERS }
}

async function open(call: Call, readPrices: ReadPrices): Promise<Answer> {
  const stored = await requireStored(call)
  const { totals } = await computeEstimate(stored.estimate, readPrices)
  const { updated, lastDay } = stored.row
  const data: SavedEstimate = {
    estimate: stored.estimate,
    totals,
    updated,
    lastDay,
    isEditable: isEditable(call, stored),
  }
  return { data, headers: HEADERS }
}

async function update(saving: Saving): Promise<Answer> {
  const { call, estimate } = saving
  const stored = await requireStored(call)
  requireEditable(call, stored)
  await takeSave(call)
  const { row, totals } = await rowOf(saving, stored.row)
  // A concurrently deleted estimate stays deleted.
  await call.services.table.put(estimateItem({ row, estimate, editHash: stored.editHash }), {
    ConditionExpression: 'attribute_exists(pk)',
  })
  const data: Omit<SavedEstimateResponse, 'editKey'> = { id: row.id, lastDay: row.lastDay, totals }
  return { data, headers: HEADERS }
}

async function remove(call: Call): Promise<Answer> {
  const stored = await requireStored(call)
  requireEditable(call, stored)
  await call.services.table.remove(estimateKey(stored.row.id))
  return { data: null, headers: HEADERS }
}

export const estimateRoutes = (readPrices: ReadPrices): Route[] => [
  {
    method: 'POST',
    path: PUBLIC_PATHS.estimates,
    endpoint: endpoint({
      permission: PUBLIC,
      input: requireEstimate,
      handle: ({ body: estimate, ...call }) => create({ call, estimate, readPrices }),
    }),
  },
  {
    method: 'GET',
    path: PUBLIC_PATHS.estimate('{id}'),
    endpoint: endpoint({ permission: PUBLIC, handle: (call) => open(call, readPrices) }),
  },
  {
    method: 'PUT',
    path: PUBLIC_PATHS.estimate('{id}'),
    endpoint: endpoint({
      permission: PUBLIC,
      input: requireEstimate,
      handle: ({ body: estimate, ...call }) => update({ call, estimate, readPrices }),
    }),
  },
  {
    method: 'DELETE',
    path: PUBLIC_PATHS.estimate('{id}'),
    endpoint: endpoint({ permission: PUBLIC, handle: remove }),
  },
]
