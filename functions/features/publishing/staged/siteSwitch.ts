import type { SiteSwitch } from '../../releases/index.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { tryConditionalWrite } from '../store/publishRuns.ts'
import { publishKeys } from '../store/publishKeys.ts'
import type { EdgeStore } from './edgeStore.ts'

/** Key of the release that visitors see; `infra/cdn/siteRequest.js` reads it. */
export const SHOWN_KEY = 'release'
/** Prefix of staged files; `infra/cdn/siteRequest.js` refuses it in URLs. */
export const stagedPrefix = (build: string): string => `releases/${build}/`

const MINUTE_MS = 60_000
/** Staged pages are shown at most so long, in case that the release stops. */
const LONGEST_SHOWN_MS = 60 * MINUTE_MS
/** After the release its pages are published and invalidated meanwhile. */
const SHOWN_AFTER_MS = 5 * MINUTE_MS
/** Until the page keys have reached all edge locations. */
const PROPAGATION_MS = 10_000
const RETENTION_SECONDS = 7 * 86_400

export const deletionTime = (now: Date): number => Math.floor(now.getTime() / 1000) + RETENTION_SECONDS

interface SwitchContext {
  table: Table
  store: EdgeStore
  now: () => Date
}

export const siteSwitch = ({ table, store, now }: SwitchContext): SiteSwitch => {
  const show = (build: string, ms: number) =>
    store.update({ puts: new Map([[SHOWN_KEY, `${build} ${now().getTime() + ms}`]]) })
  return {
    async build(build) {
      const staged = await table.get(publishKeys.stagedRelease(build), { consistent: true })
      if (staged) return true
      await tryConditionalWrite(
        table.put(
          { ...publishKeys.releaseBuild(build), ttl: deletionTime(now()) },
          { ConditionExpression: 'attribute_not_exists(pk)' },
        ),
      )
      return false
    },
    async switchTo(build) {
      const staged = await table.get(publishKeys.stagedRelease(build), { consistent: true })
      if (!staged || now().getTime() - Date.parse(staged.at) < PROPAGATION_MS) return false
      if (staged.pages > 0) await show(build, LONGEST_SHOWN_MS)
      return true
    },
    async end(build, { isReverted }) {
      const shown = (await store.entries()).get(SHOWN_KEY)
      if (shown?.startsWith(`${build} `)) await show(build, isReverted ? MINUTE_MS : SHOWN_AFTER_MS)
    },
  }
}
