import type { AnyType } from '@flou/shared/content/define.ts'
import { publishAll } from '@flou/functions/features/publishing/publishAll.ts'
import { publishStreamEvents } from '@flou/functions/features/publishing/publishStreamEvents.ts'
import { BOUNDS } from '@flou/functions/features/publishing/plan.ts'
import type { ProbeRecord } from '../../fixtures/probes.ts'
import { fieldNames, withChange } from '../../fixtures/probeChanges.ts'
import { startProbeSite, typedOver } from '../../fixtures/probeSite.ts'

/**
 * Finds stale pages: changes one field or section of a full site at a time, renders all pages and compares them.
 * Usage: `node tests/load/publishing/stalePages.ts [type …]` after a build; takes half an hour.
 */
const PAGE = /^(?:en|id)\/.*\.html$/
const wanted = new Set(process.argv.slice(2))

const { site, records } = await startProbeSite()
let changes = 0
let missed = 0

async function publish(type: AnyType, id: number, fields: ProbeRecord['fields']): Promise<void> {
  await publishStreamEvents(site.publisher, [await site.save(type, id, fields)], {
    bounds: { ...BOUNDS, atOnce: Infinity },
  })
}

/** Publishes the change, renders everything and reverts it; the next check covers the reversal. */
async function check(name: string, { type, id, fields }: ProbeRecord, next: ProbeRecord['fields']) {
  await publish(type, id, next)
  const known = site.writes.length
  const { rendered, skipped, removed, failed } = await publishAll(site.publisher)
  changes += 1
  const stale = rendered - skipped + removed + failed.length
  if (stale > 0) {
    missed += 1
    console.log(`${name}, or taking back the change before: ${stale} pages were left as they were`)
    console.log(site.writes.slice(known).filter((key) => PAGE.test(key)))
  }
  await publish(type, id, fields)
}

for (const record of records) {
  const { type } = record
  if (record.id > 1 || (wanted.size > 0 && !wanted.has(type.key))) continue
  if (type.single) {
    await check(type.key, record, typedOver(record.fields))
    continue
  }
  for (const name of fieldNames(type)) {
    const fields = withChange(type, record, name)
    if (fields) await check(`${type.key} ${name}`, record, fields)
  }
}
console.log(`${changes} changes, ${missed} of them missed pages`)
await site.stop()
