import type { ContentType } from '@flou/shared/content/define.ts'
import { todayInJakarta } from '@flou/shared/calendar.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import { listRows } from '../store/read/list/listRows.ts'
import { publicEndpoint } from './publicEndpoint.ts'

const positive = (text: string | undefined, otherwise: number): number =>
  /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : otherwise

/**
 * Lists the published records of a type with `?page&perPage`, 12 a page (decision 2), as `summaryOf` leaves them. One stretch of the
 * index of published records, up to today in Jakarta; the total from its counter.
 */
export const publicList = <T extends ContentType>(type: T, summaryOf: (record: PublicRecord<T>) => object) =>
  publicEndpoint(async ({ call, reader, texts, now }) => {
    const perPage = Math.min(positive(call.query['perPage'], LIMITS.perPage.site), LIMITS.perPage.max)
    const page = positive(call.query['page'], 1)
    const within = { state: 'published', today: todayInJakarta(now) } as const
    const { rows, total } = await listRows(call.services.table, type, { page, perPage, within })
    const onPage = rows.map((row) => JSON.parse(row) as { id: number }) // written by `rowOf`
    const records = await Promise.all(onPage.map(({ id }) => reader.byId(type, id)))
    const shown = await Promise.all(
      records.filter((record) => record !== undefined).map((record) => texts.record(type, record)),
    )
    return { data: shown.map(summaryOf), page, totalPage: Math.max(1, Math.ceil(total / perPage)), total }
  })
