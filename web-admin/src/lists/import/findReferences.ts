import pMap from 'p-map'
import type { MediaRow, Option } from '@flou/shared/api.ts'
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

/** Pictures by name or path; one found by its path has the path as its title. */
async function findPictures(text: string): Promise<Option[]> {
  if (idInText(text) !== undefined) return findTexts('media', [text])
  const at = text.indexOf(FILE_PATH)
  const query = new URLSearchParams({
    keyword: at < 0 ? text : text.slice(at),
    kind: 'picture',
    perPage: String(LIMITS.perPage.max),
  })
  const { data } = await api<MediaRow[]>(`${STAFF_PATHS.media}?${query.toString()}`)
  return data.map(({ id, name }) => {
    const title = at < 0 ? name : text
    return { id, title: { en: title, id: title } }
  })
}

async function findNamed(target: string, texts: ReadonlySet<string>) {
  if (target !== 'media') return findTexts(target, [...texts])
  return (await pMap(texts, findPictures, { concurrency: CONCURRENCY })).flat()
}

/** Records that the changed cells may name, by type. */
export async function findReferences(rows: readonly ReadRow[]): Promise<References> {
  const named = new Map<string, Set<string>>()
  for (const { field, after } of rows.flatMap(({ changes }) => changes)) {
    const target = targetOf(field)
    if (target === undefined || after === '') continue
    const texts = named.get(target) ?? new Set()
    for (const text of hasSeveralValues(field) ? splitValues(after) : [after]) texts.add(text)
    named.set(target, texts)
  }
  const found = [...named].map(async ([target, texts]) => [target, await findNamed(target, texts)] as const)
  return Object.fromEntries(await Promise.all(found))
}
