import { settingApproval } from '@flou/shared/content/types/setting.ts'
import { mailOfSection } from '@flou/shared/mail/mails.ts'
import { areRightsReviewedByDefault } from '../../features/approval/request/approvers.ts'
import type { SectionStart } from '../../core/content/sectionRoutes.ts'

export const sectionStart: SectionStart = async (table, { key }) => {
  if (key === settingApproval.key) return { areRightsReviewed: await areRightsReviewedByDefault({ table }) }
  const mail = mailOfSection(key)
  if (!mail) return {}
  const { startTexts } = await import('../../features/mail/defaultTexts.ts')
  return startTexts(mail)
}
