import type { ContentType } from '@flou/shared/content/define.ts'
import { contentTypes } from '@flou/shared/content/registry.ts'
import type { Field } from '@flou/shared/content/shape.ts'
import { pageOnlyFields } from '@flou/functions/pages/summary.ts'
import { publishChanges } from '@flou/functions/publish/publishChanges.ts'
import { BOUNDS } from '@flou/functions/publish/splitPlan.ts'
import type { ProbeRecord } from '../../fixtures/probes.ts'
import { another, startProbeSite } from '../../fixtures/probeSite.ts'

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

/** Another value of the same kind. */
function changed(field: Field, value: unknown): unknown {
  if (CHOOSING.has(field.kind)) return value
  return field.kind === 'mediaList' ? [] : another(value)
}

/** The record with another value in one of its fields; undefined where there is none to be had. */
function withChange({ shape }: ContentType, { fields }: ProbeRecord, name: string) {
  const change = (field: Field, values: Record<string, unknown>) => ({
    ...values,
    [name]: changed(field, values[name]),
  })
  const own = shape.fields[name]
  const entries = (fields[shape.localizedName] ?? []) as Record<string, unknown>[] // as the probes make them
  const localized = shape.localized[name]
  const next = own
    ? change(own, fields)
    : {
        ...fields,
        [shape.localizedName]: entries.map((entry) => (localized ? change(localized, entry) : entry)),
      }
  return JSON.stringify(next) === JSON.stringify(fields) ? undefined : next
}

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
  for (const name of Object.keys({ ...type.shape.fields, ...type.shape.localized })) {
    const fields = hidden.has(name) ? undefined : withChange(type, record, name)
    if (!fields) continue
    const { rendered, unchanged } = await publish(type, fields)
    await publish(type, record.fields)
    if (unchanged >= TOLD_FROM)
      console.log(`${type.key} ${name}: ${unchanged} of ${rendered} pages stay as they are`)
  }
}
await site.stop()
