import type { Registry } from '@flou/shared/content/registry.ts'
import type { Language } from '@flou/shared/locale.ts'
import { auditTexts } from '@flou/shared/texts/audit.ts'
import { translator } from '@flou/shared/texts/translator.ts'
import type { AuditRow } from '../../../core/store/items/auditItem.ts'

const translate = translator(auditTexts)

export function auditSentence(row: AuditRow, registry: Registry, language: Language): string {
  const subject = subjectOf(row, registry, language)
  return translate[language](row.detail ?? row.actionType, { subject }).trim()
}

function subjectOf({ entity, subject }: AuditRow, { types }: Registry, language: Language): string {
  const type = types.get(entity)
  if (!type) return subject[language]
  return type.single ? type.label[language] : `${type.label[language]} “${subject[language]}”`
}
