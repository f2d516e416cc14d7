import type { Table } from '@flou/functions/core/store/dynamo/table.ts'
import { newestPublishRuns } from '@flou/functions/features/publishing/store/publishRuns.ts'
import { isActive } from '@flou/shared/publishing/publishing.ts'

export interface Rebuild {
  table: Table
  invoke: (payload: object) => Promise<unknown>
  wait: () => Promise<unknown>
  print: (line: string) => void
}

const RECENT = 20
const MAX_WAITS_FOR_START = 24

/** Publishes all pages without trust in stored hashes, and waits for the run's end. @throws if pages fail */
export async function rebuildSite({ table, invoke, wait, print }: Rebuild): Promise<void> {
  const earlier = new Set((await newestPublishRuns(table, RECENT)).map(({ id }) => id))
  await invoke({ full: true, isForced: true })
  for (let waits = 0; ; waits += 1) {
    const publishRun = (await newestPublishRuns(table, RECENT)).find(
      ({ id, request }) => !earlier.has(id) && request.kind === 'all' && request.isForced,
    )
    if (!publishRun && waits === MAX_WAITS_FOR_START)
      throw new Error('The publish run has not started. Read the log of the function publish.')
    if (publishRun) print(`Publish run: ${publishRun.done} of ${publishRun.total} pages`)
    if (publishRun && !isActive(publishRun)) {
      const { state, failed } = publishRun
      if (state === 'done' && failed === 0) return
      throw new Error(`The publish run ended as ${state} with ${failed} failed pages. See Publishing.`)
    }
    await wait()
  }
}
