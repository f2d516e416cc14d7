import pMap from 'p-map'
import type { MediaRow, Option } from '@flou/shared/api.ts'
import type { Field } from '@flou/shared/content/declaration.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { api } from '../../core/session/current.ts'
import type { References } from '../../fields/kindModule.ts'
import { idInText, targetOf } from '../../fields/linked/referenceColumn.ts'
import { hasSeveralValues, splitValues } from '../export/severalValues.ts'
import { findTexts } from '../grid/useReferences.ts'
import type { ReadRow } from './readImport.ts'

const FILE_PATH = '/media/'
const CONCURRENCY = 4

/** Files by name or address; a file found by its address has the address as its title. */
async function findFiles(text: string, field: Field): Promise<Option[]> {
  if (idInText(text) !== undefined) return findTexts('media', [text])
  const at = text.indexOf(FILE_PATH)
  const query = new URLSearchParams({
    keyword: at < 0 ? text : text.slice(at),
    kind: 'accepts' in field && typeof field.accepts === 'string' ? field.accepts : 'picture',
    perPage: String(LIMITS.perPage.max),
  })
  const { data } = await api<MediaRow[]>(`${STAFF_PATHS.media}?${query.toString()}`)
  return data.map(({ id, name }) => {
    const title = at < 0 ? name : text
    return { id, title: { en: title, id: title } }
  })
}

async function findNamed(target: string, { field, texts }: { field: Field; texts: ReadonlySet<string> }) {
  if (target !== 'media') return findTexts(target, [...texts])
  return (await pMap(texts, (text) => findFiles(text, field), { concurrency: CONCURRENCY })).flat()
}

/** Records that the changed cells may name, by type. */
export async function findReferences(rows: readonly ReadRow[]): Promise<References> {
  const named = new Map<string, { field: Field; texts: Set<string> }>()
  for (const { field, after } of rows.flatMap(({ changes }) => changes)) {
    const target = targetOf(field)
    if (target === undefined || after === '') continue
    const { texts } = named.get(target) ?? { texts: new Set() }
    for (const text of hasSeveralValues(field) ? splitValues(after) : [after]) texts.add(text)
    named.set(target, { field, texts })
  }
  const found = [...named].map(async ([target, one]) => [target, await findNamed(target, one)] as const)
  return Object.fromEntries(await Promise.all(found))
}
