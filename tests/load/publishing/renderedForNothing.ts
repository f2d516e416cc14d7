import type { ContentType } from '@flou/shared/content/define.ts'
import { contentTypes } from '@flou/shared/content/registry.ts'
import { pageOnlyFields } from '@flou/functions/pages/summary.ts'
import { publishChanges } from '@flou/functions/publish/publishChanges.ts'
import { BOUNDS } from '@flou/functions/publish/splitPlan.ts'
import type { ProbeRecord } from '../../fixtures/probes.ts'
import { fieldNames, withChange } from '../../fixtures/probeChanges.ts'
import { startProbeSite } from '../../fixtures/probeSite.ts'

/**
 * Pages that are rendered for nothing. On a site that has something in every field one field of one record is changed at a time; of the
 * pages that are rendered for it those are counted that stay as they are. Names the fields with three of them or more: where all but one
 * stay, only the record's own page shows the field, and its type may declare it so (`pageOnly`). Build first; takes three minutes.
 * `node tests/load/publishing/renderedForNothing.ts [type …]`
 */
const wanted = new Set(process.argv.slice(2))
const TOLD_FROM = 3

const { site, records } = await startProbeSite()

/** Values that choose what a page is made of, not what it shows. */
const CHOOSING = new Set(['reference', 'references', 'choice', 'choices', 'date', 'slug'])

async function publish(type: ContentType, fields: ProbeRecord['fields']) {
  const write = await site.save(type, 1, fields)
  const { result } = await publishChanges(site.publisher, [write], {
    bounds: { ...BOUNDS, atOnce: Infinity },
  })
  return { rendered: result?.rendered ?? 0, unchanged: result?.skipped ?? 0 }
}

for (const type of contentTypes()) {
  const record = records.find((one) => one.type === type)
  if (!record || (wanted.size > 0 && !wanted.has(type.key))) continue
  const hidden = pageOnlyFields(type)
  const shown = { ...type.shape.fields, ...type.shape.localized }
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
