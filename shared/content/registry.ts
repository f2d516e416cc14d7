import type { AnyType, ContentType, Section } from './define.ts'
import type { Area, Screen } from './screens.ts'
import { customerStoriesArea } from './types/company/customerStories.ts'
import { globalNetworkArea } from './types/company/globalNetwork.ts'
import { introductionArea } from './types/company/introduction.ts'
import { milestoneArea } from './types/company/milestone.ts'
import { regionArea } from './types/company/region.ts'
import { securityComplianceArea } from './types/company/securityCompliance.ts'
import { contactUsArea } from './types/contact/contactUs.ts'
import { ebcArea } from './types/contact/ebc.ts'
import { feedbackFormArea } from './types/contact/feedbackForm.ts'
import { formContactArea } from './types/contact/formContact.ts'
import { newsletterArea } from './types/contact/newsletter.ts'
import { afterSalesArea } from './types/help/afterSales.ts'
import { communityArea } from './types/help/community.ts'
import { faqArea } from './types/help/faq.ts'
import { resourcesArea } from './types/help/resources.ts'
import { supportArea } from './types/help/support.ts'
import { termsAndConditionArea } from './types/help/termsAndCondition.ts'
import { businessPartnerArea } from './types/partner/businessPartner.ts'
import { techPartnerArea } from './types/partner/techPartner.ts'
import { pricingArea } from './types/product/pricing.ts'
import { productArea } from './types/product/productArea.ts'
import { eventArea } from './types/promotion/eventArea.ts'
import { specialOffersArea } from './types/promotion/specialOffers.ts'
import { solutionArea } from './types/solution/solutionArea.ts'
import { contactFooterArea } from './types/contactFooter.ts'
import { customHtmlArea } from './types/customHtml.ts'
import { footerArea } from './types/footer.ts'
import { homeArea } from './types/home.ts'
import { mailArea } from './types/mails.ts'
import { media, mediaArea, mediaFolder } from './types/media.ts'
import { menuArea } from './types/menu.ts'
import { newsArea } from './types/news.ts'
import { adminArea, apiTokenArea, auditArea, userArea, webhookArea } from './types/staff.ts'
import { searchArea } from './types/siteSearch.ts'
import { settingArea } from './types/setting.ts'
import { sliderArea } from './types/slider.ts'
import {
  publishingArea,
  personalDataArea,
  releasesArea,
  translationArea,
  visitsArea,
  workflowArea,
} from './types/customScreens.ts'

const DECLARED = [
  homeArea,
  menuArea,
  sliderArea,
  introductionArea,
  specialOffersArea,
  securityComplianceArea,
  customerStoriesArea,
  newsArea,
  productArea,
  solutionArea,
  techPartnerArea,
  businessPartnerArea,
  pricingArea,
  resourcesArea,
  supportArea,
  communityArea,
  eventArea,
  faqArea,
  afterSalesArea,
  customHtmlArea,
  milestoneArea,
  regionArea,
  globalNetworkArea,
  termsAndConditionArea,
  contactUsArea,
  formContactArea,
  contactFooterArea,
  feedbackFormArea,
  newsletterArea,
  ebcArea,
  footerArea,
  mediaArea,
  userArea,
  adminArea,
  apiTokenArea,
  webhookArea,
  settingArea,
  mailArea,
  searchArea,
  releasesArea,
  translationArea,
  publishingArea,
  visitsArea,
  auditArea,
  workflowArea,
  personalDataArea,
] as const satisfies readonly Area[]
export const AREAS: readonly Area[] = DECLARED

export type TypesOf<A extends Area> = A['screens'][number] extends infer S
  ? S extends Screen<infer T>
    ? T
    : never
  : never

type TargetsOfField<F> = F extends { readonly to: infer To extends string }
  ? To
  : F extends { readonly of: infer S }
    ? TargetsOfDeclaration<S>
    : never
type TargetsOfDeclaration<S> = S extends { readonly fields: infer F; readonly localized: infer L }
  ? TargetsOfField<F[keyof F]> | TargetsOfField<L[keyof L]>
  : never

/** Type keys used in fields, as parent, or in `below`. */
type TargetsOf<T> =
  | (T extends { readonly declaration: infer S } ? TargetsOfDeclaration<S> : never)
  | (T extends { readonly parent?: { readonly type: infer P extends string } } ? P : never)
  | (T extends { readonly below?: infer B extends string } ? B : never)

type MissingFor<T extends AnyType, K extends string> = T extends AnyType
  ? `'${Exclude<TargetsOf<T>, K>}', to which '${T['key']}' refers`
  : never

export type MissingTypes<T extends AnyType> = { readonly [N in MissingFor<T, T['key']>]: AnyType }

const SCREENLESS_TYPES = [media, mediaFolder] as const

type DeclaredType = TypesOf<(typeof DECLARED)[number]> | (typeof SCREENLESS_TYPES)[number]

export type TypeKey = DeclaredType['key']

/** Compile-time check: an unknown type key in a declaration is a missing property here. */
export const MISSING_TYPES: MissingTypes<DeclaredType> = {}

export interface Registry {
  readonly areas: readonly Area[]
  readonly types: ReadonlyMap<string, AnyType>
}

/** Builds a registry. Throws if two types share a key. */
export function registryOf(
  areas: readonly Area[],
  otherTypes: readonly AnyType[] = SCREENLESS_TYPES,
): Registry {
  const types = new Map<string, AnyType>()
  const declared = areas.flatMap((area) => area.screens.flatMap(({ type }) => (type ? [type] : [])))
  for (const type of [...declared, ...otherTypes]) {
    const same = types.get(type.key)
    if (same && same !== type) throw new Error(`Two content types share the key ${type.key}`)
    types.set(type.key, type)
  }
  return { areas, types }
}

export const REGISTRY: Registry = registryOf(AREAS)

const isContentType = (type: AnyType): type is ContentType => !type.single
const isSection = (type: AnyType): type is Section => type.single

export const contentTypes = (registry: Registry = REGISTRY): ContentType[] =>
  [...registry.types.values()].filter(isContentType)

export const sections = (registry: Registry = REGISTRY): Section[] =>
  [...registry.types.values()].filter(isSection)

/** Throws for unknown keys, which are programming errors. */
export function requireContentType(key: string, registry: Registry = REGISTRY): ContentType {
  const type = registry.types.get(key)
  if (!type || type.single) throw new Error(`No content type ${key}`)
  return type
}
