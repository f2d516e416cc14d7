import type { Section } from '@flou/shared/content/define.ts'
import { mailOfSection } from '@flou/shared/mails/mails.ts'

/** What the form of a section starts with until it is saved, beyond its fields' own start: the texts of a mail are its default texts. */
export async function sectionStart({ key }: Section): Promise<object> {
  const mail = mailOfSection(key)
  if (!mail) return {}
  const { startTexts } = await import('../../mails/startTexts.ts')
  return startTexts(mail)
}
