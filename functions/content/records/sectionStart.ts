import { settingApproval } from '@flou/shared/content/types/setting.ts'
import { mailOfSection } from '@flou/shared/mails/mails.ts'
import { areRightsReviewedByDefault } from '../../operations/approvers.ts'
import type { SectionStart } from './sectionRoutes.ts'

export const sectionStart: SectionStart = async (table, { key }) => {
  if (key === settingApproval.key) return { areRightsReviewed: await areRightsReviewedByDefault({ table }) }
  const mail = mailOfSection(key)
  if (!mail) return {}
  const { startTexts } = await import('../../mails/startTexts.ts')
  return startTexts(mail)
}
