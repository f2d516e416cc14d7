import { DEMO_ACCOUNT } from '@flou/demo/account.ts'
import type { Runtime } from '../runtime/runtime.ts'

/** Must print exactly the lines in the README. */
export function announce({ origins }: Runtime): void {
  console.log(`Site  ${origins.site}`)
  console.log(`Admin ${origins.admin}`)
  console.log(`Demo log-in  ${DEMO_ACCOUNT.email} / ${DEMO_ACCOUNT.password}`)
}
