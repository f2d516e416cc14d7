import type { AnyType } from '@flou/shared/content/define.ts'
import type { Area } from '@flou/shared/content/screens.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { visibilityOf } from '@flou/shared/content/visibility.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { TranslationTask } from '@flou/shared/translation/queue.ts'
import { textProblems } from '@flou/shared/translation/textProblems.ts'
import { latestRevision } from '../../core/store/items/draft.ts'
import { recordSubject } from '../../core/store/items/planned.ts'
import type { Item } from '../../core/store/dynamo/table.ts'
import type { Snapshot } from '../../core/store/writeContext.ts'
import { translationPartition, type TranslationItem } from './translationKeys.ts'

export const areaOfType = ({ areas }: Registry, { key }: Pick<AnyType, 'key'>): Area | undefined =>
  areas.find((area) => area.key === key || area.screens.some(({ type }) => type?.key === key))

const WITHOUT_DATE = '9999-12-31'

export const taskOf = ({ row }: Pick<TranslationItem, 'row'>): TranslationTask | undefined =>
  row === undefined ? undefined : (JSON.parse(row) as TranslationTask)

export function itemOfTask(task: TranslationTask, version: number): TranslationItem & Item {
  const { area, type, id, language, missing, since, due = WITHOUT_DATE } = task
  const age = `${since}#${type}#${id}#${language}`
  return {
    version,
    area,
    state: missing > 0 ? 'missing' : 'outdated',
    row: JSON.stringify(task),
    gsi1pk: translationPartition(area),
    gsi1sk: `${due}#${age}`,
    gsi2pk: translationPartition(area),
    gsi2sk: age,
  }
}

const isDecoration = ({ key }: AnyType, { fields }: Snapshot): boolean =>
  key === media.key && fields['decorative'] === true

const isTranslated = (type: AnyType, snapshot: Snapshot): boolean =>
  snapshot.state !== 'trashed' &&
  !isDecoration(type, snapshot) &&
  (type.single || visibilityOf(type, { ...snapshot.fields, state: snapshot.state }) !== 'archived')

interface Translation {
  type: AnyType
  area: string
  language: Language
  snapshot: Snapshot | undefined
  before: TranslationItem | undefined
}

/**
 * Returns the item of a record's latest content, drafts included; undefined if it is deleted or archived. Owner, due
 * date and age of an open task stay.
 */
export function translationItemOf({
  type,
  area,
  language,
  snapshot,
  before,
}: Translation): (TranslationItem & Item) | undefined {
  if (!snapshot || !isTranslated(type, snapshot)) return undefined
  const version = (before?.version ?? 0) + 1
  const head = latestRevision(snapshot)
  const problems = textProblems(type.declaration, head).filter((problem) => problem.language === language)
  if (problems.length === 0) return { version, area }
  const missing = problems.filter(({ state }) => state === 'missing').length
  const { since = head.updated, owner, due } = (before && taskOf(before)) ?? {}
  const task: TranslationTask = {
    ...recordSubject(type, snapshot),
    area,
    language,
    missing,
    outdated: problems.length - missing,
    words: problems.reduce((sum, { words }) => sum + words, 0),
    since,
    ...(owner && { owner }),
    ...(due !== undefined && { due }),
  }
  return itemOfTask(task, version)
}
