import { SealFiles } from '@flou/functions/store/audit/sealFiles.ts'
import { verifyStep, type VerifyPosition } from '@flou/functions/store/audit/verifyTrail.ts'
import { openTable } from '@flou/functions/store/dynamo/table.ts'
import type { DayReport } from '@flou/shared/auditTrail.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { DEMO_ACCOUNT } from '../demo/account.ts'
import { originOf } from '../runtime/addresses.ts'
import { signIn } from '../seeding/apiClient.ts'

/** What checking a range finds, page by page. */
export type TrailPages = (from: string, to: string) => AsyncGenerator<DayReport[]>

/** Of a table and a bucket in AWS, read directly: what is deployed there has no part in the answer. */
export function deployedTrail(tableName: string, bucket: string): TrailPages {
  const table = openTable(tableName)
  const { read: readSeal } = new SealFiles(bucket)
  return async function* pages(from, to) {
    let next: VerifyPosition | undefined = from > to ? undefined : { day: from, to }
    while (next) {
      const step = await verifyStep({ table, readSeal }, next)
      yield step.reports
      ;({ next } = step)
    }
  }
}

/** Of the product that runs on this machine, by its back-office. @throws where none runs on the port */
export async function runningTrail(adminPort: number): Promise<TrailPages> {
  const api = await signIn(originOf(adminPort), DEMO_ACCOUNT).catch((cause: unknown) => {
    throw new Error(`No product answers on port ${adminPort}. Start it with: npm start`, { cause })
  })
  return async function* pages(from, to) {
    let cursor: string | undefined = ''
    while (cursor !== undefined) {
      const query = new URLSearchParams({ from, to, cursor })
      const answer = await api.envelope('GET', `${STAFF_PATHS.auditVerify}?${query.toString()}`)
      yield answer.data as DayReport[] // the endpoint's answer
      ;({ cursor } = answer)
    }
  }
}
