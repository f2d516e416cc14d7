import type { ContentType } from '@flou/shared/content/define.ts'
import { contentTypes } from '@flou/shared/content/registry.ts'
import { pageOnlyFields } from '@flou/functions/features/publishing/pageData/summary.ts'
import { publishStreamEvents } from '@flou/functions/features/publishing/publishStreamEvents.ts'
import { BOUNDS } from '@flou/functions/features/publishing/plan.ts'
import type { ProbeRecord } from '../../fixtures/probes.ts'
import { fieldNames, withChange } from '../../fixtures/probeChanges.ts'
import { startProbeSite } from '../../fixtures/probeSite.ts'

/**
 * Pages rendered without effect: changes one field of a full site at a time and counts rendered pages without a
 * difference. Lists fields with three or more, candidates for `pageOnly`.
 * Usage: `node tests/load/publishing/renderedForNothing.ts [type …]` after a build; takes three minutes.
 */
const wanted = new Set(process.argv.slice(2))
const TOLD_FROM = 3

const { site, records } = await startProbeSite()

/** Fields that select content instead of being shown. */
const CHOOSING = new Set(['reference', 'references', 'choice', 'choices', 'date', 'slug'])

async function publish(type: ContentType, fields: ProbeRecord['fields']) {
  const write = await site.save(type, 1, fields)
  const { result } = await publishStreamEvents(site.publisher, [write], {
    bounds: { ...BOUNDS, atOnce: Infinity },
  })
  return { rendered: result?.rendered ?? 0, unchanged: result?.skipped ?? 0 }
}

for (const type of contentTypes()) {
  const record = records.find((one) => one.type === type)
  if (!record || (wanted.size > 0 && !wanted.has(type.key))) continue
  const hidden = pageOnlyFields(type)
  const shown = { ...type.declaration.fields, ...type.declaration.localized }
  for (const name of fieldNames(type)) {
    if (hidden.has(name) || CHOOSING.has(shown[name]?.kind ?? '')) continue
    const fields = withChange(type, record, name)
    if (!fields) continue
    const { rendered, unchanged } = await publish(type, fields)
    await publish(type, record.fields)
    if (unchanged >= TOLD_FROM)
      console.log(`${type.key} ${name}: ${unchanged} of ${rendered} pages stay as they are`)
  }
}
await site.stop()
