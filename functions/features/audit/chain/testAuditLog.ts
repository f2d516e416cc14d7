import type { DayReport } from '@flou/shared/audit/auditCheck.ts'
import { addReport } from '@flou/shared/audit/auditCheck.ts'
import { canonicalText } from './canonicalHash.ts'
import { sealHash, type Seal } from './chain.ts'
import { hashOfSealText } from './sealText.ts'
import { auditItem } from '../../../core/store/items/auditItem.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { newUlid } from '../../../core/store/ulid.ts'
import { sealAuditLog, type SealResult } from './sealAuditLog.ts'
import { verifyAuditLog, type VerifyPosition } from './verifyAuditLog.ts'

export function fakeSeals() {
  const files = new Map<string, string>()
  return {
    files,
    read: (day: string) => Promise.resolve(files.get(day)),
    write: (seal: Seal) => {
      const text = files.get(seal.day) ?? canonicalText(seal)
      files.set(seal.day, text)
      return Promise.resolve(hashOfSealText(text) === sealHash(seal))
    },
  }
}
export type FakeSeals = ReturnType<typeof fakeSeals>

export const entryAt = (instant: string, entityId = 1, data?: Record<string, unknown>) => {
  const now = new Date(instant)
  const by = { id: 7, name: 'Raras', title: 'Editor' }
  return auditItem(
    { now, newId: () => newUlid(now), by, service: 'news', method: 'POST' },
    {
      entity: 'news',
      entityId,
      actionType: 'update',
      subject: { en: 'Title', id: 'Judul' },
      ...(data && { data }),
    },
  )
}

export const sealAt = (table: Table, seals: FakeSeals, instant: string): Promise<SealResult> =>
  sealAuditLog({ table, writeSeal: seals.write, now: new Date(instant), hasTime: () => true })

export async function verifyAll(
  table: Table,
  seals: FakeSeals,
  { from, to }: { from: string; to: string },
): Promise<DayReport[]> {
  let reports: DayReport[] = []
  let next: VerifyPosition | undefined = { day: from, to }
  while (next) {
    const result = await verifyAuditLog({ table, readSeal: seals.read }, next)
    for (const report of result.reports) reports = addReport(reports, report)
    ;({ next } = result)
  }
  return reports
}
