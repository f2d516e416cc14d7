import { customPage } from '@flou/shared/content/types/customHtml.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import type { PrivacyPage } from '../../sections/contact/FormSection.tsx'

const PRIVACY = 'privacy'

export async function readPrivacy(source: ContentSource): Promise<PrivacyPage | null> {
  const notice = await source.bySlug(customPage, PRIVACY)
  return notice ? { title: notice.title, path: pathTo('customPage', notice.slug), lang: notice.lang } : null
}
