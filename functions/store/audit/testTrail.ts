import type { DayReport } from '@flou/shared/auditTrail.ts'
import { addReport } from '@flou/shared/auditTrail.ts'
import { canonicalText } from './canonicalHash.ts'
import { sealHash, type Seal } from './chain.ts'
import { hashOfSealText } from './sealText.ts'
import { auditItem } from '../items/auditItem.ts'
import type { Table } from '../dynamo/table.ts'
import { newUlid } from '../ulid.ts'
import { sealTrail, type Sealed } from './sealTrail.ts'
import { verifyStep, type VerifyPosition } from './verifyTrail.ts'

/** A bucket of seals in memory, which keeps what was written first. For tests. */
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

/** An entry of an instant about a record. For tests. */
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

/** Lets the sealer do all there is to do at an instant. For tests. */
export const sealAt = (table: Table, seals: FakeSeals, instant: string): Promise<Sealed> =>
  sealTrail({ table, writeSeal: seals.write, now: new Date(instant), hasTime: () => true })

/** Checks a range to its end, call by call. For tests. */
export async function verifyAll(
  table: Table,
  seals: FakeSeals,
  { from, to }: { from: string; to: string },
): Promise<DayReport[]> {
  let reports: DayReport[] = []
  let next: VerifyPosition | undefined = { day: from, to }
  while (next) {
    const step = await verifyStep({ table, readSeal: seals.read }, next)
    for (const report of step.reports) reports = addReport(reports, report)
    ;({ next } = step)
  }
  return reports
}
