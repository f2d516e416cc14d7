import type { AnyType } from '@flou/shared/content/define.ts'
import type { settingPageChecks } from '@flou/shared/content/types/setting.ts'
import { errorKeyOf } from '@flou/shared/content/values/errorKey.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { severitiesOf, type CheckSeverities, type Severity } from '@flou/shared/publishing/pageCheck.ts'
import { findTextProblems, hasCheckedPage, pathIn } from '@flou/shared/publishing/pageTexts.ts'
import { uncheckedTexts, type UncheckedText } from '@flou/shared/translation/machine.ts'
import { hasTexts } from '@flou/shared/translation/textProblems.ts'
import { invalidFields } from '../../errors.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { foldedUnique, GSI1, keys } from '../../store/keys.ts'
import { dataOf } from '../../store/liveItem.ts'
import { readMarks } from '../../store/machineMarks.ts'
import { partitions } from '../../store/partitions.ts'
import { textsOf } from '../../store/texts.ts'
import type { Values } from '../../store/writeContext.ts'

const SETTING: (typeof settingPageChecks)['key'] = 'setting.pageChecks'
const MAX_COMPARED = 1_000

/** Cache time in milliseconds; a changed severity holds for all writes within it. */
const FRESH_MS = 5_000
const cache = new WeakMap<Table, { severities: CheckSeverities; until: number }>()

export async function readSeverities(table: Table): Promise<CheckSeverities> {
  const item = await table.get(keys.sectionLive(SETTING))
  return severitiesOf(item ? dataOf(item) : {})
}

async function cachedSeverities({ table, now }: Timed): Promise<CheckSeverities> {
  const cached = cache.get(table)
  if (cached && cached.until > now.getTime()) return cached.severities
  const severities = await readSeverities(table)
  cache.set(table, { severities, until: now.getTime() + FRESH_MS })
  return severities
}

interface Timed {
  table: Table
  now: Date
}

interface CheckedContent {
  type: AnyType
  id: number
  fields: Values
  /** Language that is published alone. */
  onlyIn?: Language | undefined
}

/** Returns the languages in which another published record of the type has the same title. */
export async function findDuplicateTitles(
  table: Table,
  { type, id, fields }: CheckedContent,
): Promise<Language[]> {
  if (type.single || type.publicPath === undefined || type.parent) return []
  const { items } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :list',
    ExpressionAttributeValues: { ':list': partitions.inListState(type.key, 'published') },
    Limit: MAX_COMPARED,
  })
  const rows = items.map(
    ({ row }) => JSON.parse(String(row)) as { id: number; titles: Record<Language, string> },
  )
  const titles = textsOf(type.declaration, fields, type.title)
  return LANGUAGES.filter((language) => {
    const title = foldedUnique(titles[language])
    return title !== '' && rows.some((row) => row.id !== id && foldedUnique(row.titles[language]) === title)
  })
}

/** Returns the machine translations that no one has checked, in the languages that are published. */
export async function findUnchecked(
  table: Table,
  { type, id, fields, onlyIn }: CheckedContent,
  severities?: CheckSeverities,
): Promise<{ severity: Severity; texts: UncheckedText[] }> {
  const { machineCheck: severity } = severities ?? (await readSeverities(table))
  if (severity === 'off' || type.internal || !hasTexts(type.declaration)) return { severity, texts: [] }
  const texts = uncheckedTexts(type.declaration, fields, await readMarks(table, { type: type.key, id }))
  return { severity, texts: texts.filter(({ language }) => onlyIn === undefined || language === onlyIn) }
}

/** @throws AppError `validation_failed` for the checks whose severity is `stop` */
export async function requirePassedChecks(timed: Timed, content: CheckedContent): Promise<void> {
  const { table } = timed
  const { type, id, fields } = content
  const canBeMarked = (type.single || id > 0) && hasTexts(type.declaration)
  if (type.internal || !(hasCheckedPage(type) || canBeMarked)) return
  const severities = await cachedSeverities(timed)
  const isPublished = (language: Language) => content.onlyIn === undefined || language === content.onlyIn
  const problems = findTextProblems(type, fields).filter(({ check }) => severities[check] === 'stop')
  const duplicates = severities.duplicateCheck === 'stop' ? await findDuplicateTitles(table, content) : []
  const { texts } =
    severities.machineCheck === 'stop' ? await findUnchecked(table, content, severities) : { texts: [] }
  const title = type.single ? '' : type.title
  const wrong = [
    ...texts.map(({ path }) => [path, 'machineUnchecked'] as const),
    ...problems
      .filter(({ language }) => isPublished(language))
      .map(({ path, message }) => [path, message] as const),
    ...duplicates
      .filter(isPublished)
      .map((language) => [pathIn(type, title, { values: fields, language }), 'pageTitleTaken'] as const),
  ]
  if (wrong.length > 0)
    throw invalidFields(Object.fromEntries(wrong.map(([path, message]) => [errorKeyOf(path), message])))
}
