import { SealFiles } from '@flou/functions/features/audit/chain/sealFiles.ts'
import { verifyAuditLog, type VerifyPosition } from '@flou/functions/features/audit/chain/verifyAuditLog.ts'
import { openTable } from '@flou/functions/core/store/dynamo/table.ts'
import type { DayReport } from '@flou/shared/audit/auditCheck.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { DEMO_ACCOUNT } from '@flou/demo/account.ts'
import { originOf } from '../runtime/origins.ts'
import { signIn } from '../seeding/apiClient.ts'

export type AuditReportPages = (from: string, to: string) => AsyncGenerator<DayReport[]>

/** Verifies AWS data directly, without the deployed code. */
export function verifyDeployedAudit(tableName: string, bucket: string): AuditReportPages {
  const table = openTable(tableName)
  const { read: readSeal } = new SealFiles(bucket)
  return async function* pages(from, to) {
    let next: VerifyPosition | undefined = from > to ? undefined : { day: from, to }
    while (next) {
      const batch = await verifyAuditLog({ table, readSeal }, next)
      yield batch.reports
      ;({ next } = batch)
    }
  }
}

/** @throws if no product runs on the port */
export async function verifyRunningAudit(adminPort: number): Promise<AuditReportPages> {
  const api = await signIn(originOf(adminPort), DEMO_ACCOUNT).catch((cause: unknown) => {
    throw new Error(`No product answers on port ${adminPort}. Start it with: npm start`, { cause })
  })
  return async function* pages(from, to) {
    let cursor: string | undefined = ''
    while (cursor !== undefined) {
      const query = new URLSearchParams({ from, to, cursor })
      const response = await api.envelope('GET', `${STAFF_PATHS.auditVerify}?${query.toString()}`)
      yield response.data as DayReport[]
      ;({ cursor } = response)
    }
  }
}
