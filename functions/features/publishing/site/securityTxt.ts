import { settingSecurity } from '@flou/shared/content/types/setting.ts'
import { ISO_CODE, LANGUAGES, localLink } from '@flou/shared/locale.ts'
import { SECURITY_TXT } from '@flou/shared/publishing/publishing.ts'
import type { ContentSource, SiteConfig } from '@flou/shared/site/contentSource.ts'
import { daysAfter, monthOf, todayInJakarta } from '@flou/shared/strings/calendar.ts'

/** RFC 9116 asks for less than a year. */
const VALID_DAYS = 180
const LONGEST_MONTH = 31

/**
 * Returns `security.txt` (RFC 9116), undefined without a contact. Its expiry moves on the first of each month,
 * when the file is rendered again.
 */
export async function securityTxt(
  source: ContentSource,
  { origin }: SiteConfig,
): Promise<string | undefined> {
  const setting = await source.section(settingSecurity)
  if (!setting || setting.securityContact === '') return undefined
  const { securityContact, disclosureUrl } = setting
  const month = `${monthOf(todayInJakarta(source.now))}-01`
  source.scheduleRerender(`${monthOf(daysAfter(month, LONGEST_MONTH))}-01`)
  const lines = [
    `Contact: mailto:${securityContact}`,
    `Expires: ${daysAfter(month, VALID_DAYS)}T00:00:00.000Z`,
    `Preferred-Languages: ${LANGUAGES.map((language) => ISO_CODE[language].slice(0, 2)).join(', ')}`,
    `Canonical: ${origin}${SECURITY_TXT}`,
    ...(disclosureUrl === ''
      ? []
      : [`Policy: ${new URL(localLink(disclosureUrl, source.language), origin).href}`]),
  ]
  return `${lines.join('\n')}\n`
}
