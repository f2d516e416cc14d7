import type { DemoRecord } from '../record.ts'
import { richText } from '../richText.ts'
import { both } from '../wire.ts'
import { aboutUs, careers, regions, sustainability } from './companyPages.ts'
import { acceptableUse } from './legal/acceptableUse.ts'
import { cookies } from './legal/cookies.ts'
import { privacy } from './legal/privacy.ts'
import { termsOfService } from './legal/termsOfService.ts'
import { responsibleDisclosure, serviceLevelAgreement } from './legal/service.ts'
import type { Page } from './page.ts'

export const ALL_PAGES: readonly Page[] = [
  aboutUs,
  regions,
  careers,
  sustainability,
  privacy,
  cookies,
  serviceLevelAgreement,
  termsOfService,
  acceptableUse,
  responsibleDisclosure,
]

const textsOf = ({ title, description, body }: Page['en']) => ({
  title,
  content: richText(body),
  seoTitle: title,
  seoDescription: description,
})

export const PAGES: readonly DemoRecord[] = ALL_PAGES.map(({ slug, id, en }) => ({
  type: 'customPage',
  key: slug,
  body: (ids) => ({
    slug,
    seoMediaId: ids.picture('datacentre-seo'),
    customScript: '',
    contents: both({ id: textsOf(id), en: textsOf(en) }),
  }),
}))
