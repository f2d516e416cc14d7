import type { Section } from '@flou/shared/content/define.ts'
import { settingApproval } from '@flou/shared/content/types/setting.ts'
import { mailOfSection } from '@flou/shared/mails/mails.ts'
import { areRightsReviewedByDefault } from '../../operations/approvers.ts'
import type { Table } from '../../store/dynamo/table.ts'

export async function sectionStart(table: Table, { key }: Section): Promise<object> {
  if (key === settingApproval.key) return { areRightsReviewed: await areRightsReviewedByDefault({ table }) }
  const mail = mailOfSection(key)
  if (!mail) return {}
  const { startTexts } = await import('../../mails/startTexts.ts')
  return startTexts(mail)
}
