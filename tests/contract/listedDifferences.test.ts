import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { contentTypes, REGISTRY } from '@flou/shared/content/registry.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import type { ContentReader } from '@flou/functions/core/store/contentReader.ts'
import { localizer } from '@flou/functions/core/store/localizer.ts'
import { listedDifferences, summarize } from '@flou/functions/features/publishing/pageData/summary.ts'
import { fieldNames, withChange } from '../fixtures/probeChanges.ts'
import { Probes, type ProbeRecord } from '../fixtures/probes.ts'

const NOW = new Date('2026-11-21T03:00:00Z')

const probes = new Probes(NOW).records(() => true)
function recordOf(type: ContentType): ProbeRecord {
  const found = probes.find((one) => one.type === type)
  if (!found) throw new Error(`No probes of ${type.key}`)
  return found
}

const storedOf = (fields: ProbeRecord['fields']) => ({ ...fields, id: 1 }) as unknown as StoredRecord // fields suffice

const byName = new Map(probes.map(({ type, id, fields }) => [`${type.key}#${id}`, storedOf(fields)]))
const reader = {
  registry: REGISTRY,
  now: NOW,
  byId: async (type: ContentType, id: number) => byName.get(`${type.key}#${id}`),
} as unknown as ContentReader // the localizer reads nothing else

/** Names of the values that lists show differently in a language. */
async function shownDifferences(type: ContentType, before: StoredRecord, after: StoredRecord) {
  const names = new Set<string>()
  for (const language of LANGUAGES) {
    const [one, other] = await Promise.all(
      [before, after].map(async (record): Promise<Record<string, unknown>> =>
        localizer(reader, language).record<ContentType>(type, summarize(type, record)),
      ),
    )
    for (const name of Object.keys({ ...one, ...other }))
      if (JSON.stringify(one?.[name]) !== JSON.stringify(other?.[name])) names.add(name)
  }
  return names
}

/** Edits of a field: another value, and no text in the first language. */
function editsOf(type: ContentType, record: ProbeRecord, name: string): ProbeRecord['fields'][] {
  const { translationsKey, localized } = type.declaration
  const [first = {}, ...others] = record.fields[translationsKey] as Record<string, unknown>[] // as the probes create them
  const cleared = { ...record.fields, [translationsKey]: [{ ...first, [name]: '' }, ...others] }
  return [withChange(type, record, name), name in localized ? cleared : undefined].filter(
    (edit) => edit !== undefined,
  )
}

describe('an edit names each value that lists show differently then', () => {
  test.each(contentTypes().map((type) => [type.key, type] as const))('%s', async (_, type) => {
    const record = recordOf(type)
    const missed: string[] = []
    for (const name of fieldNames(type))
      for (const changed of editsOf(type, record, name)) {
        const [before, after] = [storedOf(record.fields), storedOf(changed)]
        const named = listedDifferences(type, before, after)
        for (const shown of await shownDifferences(type, before, after))
          if (!named.includes(shown)) missed.push(`${name}: ${shown}`)
      }

    expect(missed).toEqual([])
  })
})
