import type { Registry } from '@flou/shared/content/registry.ts'
import { TIME_ZONE, type Language } from '@flou/shared/locale.ts'
import { auditPlannedTexts, auditTexts, onlyInTexts } from '@flou/shared/texts/audit.ts'
import { reader } from '@flou/shared/texts/reader.ts'
import type { AuditRow } from '../../../core/store/items/auditItem.ts'

const translate = reader(auditTexts)
const translateNote = reader(auditPlannedTexts)

export function auditSentence(row: AuditRow, registry: Registry, language: Language): string {
  const subject = subjectOf(row, registry, language)
  const sentence = translate[language](row.detail ?? row.actionType, { subject }).trim()
  const onlyIn = row.onlyIn ? [onlyInTexts[row.onlyIn][language]] : []
  return [sentence, ...onlyIn, ...plannedNote(row, language)].join(' ')
}

const MINUTE_MS = 60_000

function plannedNote({ planned, created, actionType }: AuditRow, language: Language): string[] {
  if (planned === undefined) return []
  const time = new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(new Date(planned))
  const minutes = Math.floor((Date.parse(created) - Date.parse(planned)) / MINUTE_MS)
  const note = actionType === 'schedule' ? 'scheduledFor' : minutes > 1 ? 'plannedLate' : 'plannedFor'
  return [translateNote[language](note, { time, minutes })]
}

function subjectOf({ entity, subject }: AuditRow, { types }: Registry, language: Language): string {
  const type = types.get(entity)
  if (!type) return subject[language]
  return type.single ? type.label[language] : `${type.label[language]} “${subject[language]}”`
}
