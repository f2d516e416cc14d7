import { PAGE_CHECKS } from '@flou/shared/publishing/pageCheck.ts'
import { StaffClient } from '../load/staffClient.ts'

export const PAGE_CHECKS_API = '/api/dashboard/setting/page-checks'

/** Lets tests publish short texts without the question about warnings. */
export async function turnOffPageChecks(admin: string): Promise<void> {
  const staff = await new StaffClient(admin).logIn()
  const stored = await staff.data<Record<string, unknown>>('GET', PAGE_CHECKS_API)
  const off = Object.fromEntries(PAGE_CHECKS.map((check) => [check, 'off']))
  await staff.data('PUT', PAGE_CHECKS_API, { ...stored, ...off })
}
