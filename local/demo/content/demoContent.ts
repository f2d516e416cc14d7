import { AREA_SECTIONS } from '../areas/sections.ts'
import { CERTIFICATES, COMMUNITIES, MILESTONES, REGIONS } from '../company/company.ts'
import { EVENT_CATEGORIES, EVENT_RECORDS, EVENT_SUB_CATEGORIES } from '../company/eventRecords.ts'
import { FAQ_CATEGORIES, FAQS } from '../faq/questions.ts'
import { AFTER_SALES_SECTIONS } from '../helpPages/afterSales.ts'
import { CONTACT_FORM_SECTIONS } from '../helpPages/contactForm.ts'
import { CONTACT_SECTIONS } from '../helpPages/contact.ts'
import { ENTERPRISE_SECTIONS } from '../helpPages/enterprise.ts'
import { SUPPORT_SECTIONS } from '../helpPages/support.ts'
import { OFFER_RECORDS, OFFER_TYPE_RECORDS } from '../company/offerRecords.ts'
import { PAGES } from '../pages/pages.ts'
import { BUSINESS_PARTNERS, TECH_PARTNERS } from '../company/partners.ts'
import { PRODUCT_CATEGORIES, PRODUCT_GROUPS, PRODUCT_SUB_GROUPS, PRODUCTS } from '../products/catalogue.ts'
import { DOCUMENTATION } from '../documentation/records.ts'
import { DOCUMENTATION_SECTIONS } from '../documentation/sections.ts'
import { TERMS } from '../documentation/terms.ts'
import { LOOKUPS, PACKAGE_CONFIGS, PACKAGES, RELATED_PRICES } from '../products/packages.ts'
import { TYPICAL_ESTIMATES } from '../products/typicalEstimates.ts'
import {
  SOLUTION_CATEGORY_RECORDS,
  SOLUTION_RECORDS,
  SOLUTION_SUB_CATEGORIES,
  USE_CASE_RECORDS,
} from '../solutions/records.ts'
import { CUSTOMER_STORIES, INDUSTRY_CATEGORIES, STORY_PRODUCT_CATEGORIES } from '../stories/stories.ts'
import { CONTACT_FOOTER_SECTIONS } from './site/contactFooter.ts'
import { FOOTER_GROUPS, FOOTER_SECTIONS } from './site/footer.ts'
import { HOME_SECTIONS } from './home.ts'
import { HOME_SLIDES } from './homeSlides.ts'
import { MENUS, SUB_MENUS } from './site/menu.ts'
import { ARTICLES, NEWS_CATEGORIES, NEWS_SUB_CATEGORIES } from './news.ts'
import { NEWS_SECTIONS } from './newsSections.ts'
import { ROLES, USERS } from './people.ts'
import type { DemoRecord, DemoSection } from '../record.ts'
import { SEARCH_PINS, SEARCH_SYNONYMS } from './site/search.ts'
import { SETTING_SECTIONS } from './site/setting.ts'
import { SLIDES } from './site/slider.ts'

/** Records may only refer to earlier batches. */
export const RECORDS: readonly (readonly DemoRecord[])[] = [
  NEWS_CATEGORIES,
  NEWS_SUB_CATEGORIES,
  ARTICLES,
  PAGES,
  HOME_SLIDES,
  SLIDES,
  MENUS,
  SUB_MENUS,
  FOOTER_GROUPS,
  ROLES,
  USERS,
  REGIONS,
  SEARCH_SYNONYMS,
  SEARCH_PINS,
  LOOKUPS,
  PRODUCT_CATEGORIES,
  PRODUCT_GROUPS,
  PRODUCT_SUB_GROUPS,
  PRODUCTS,
  PACKAGES,
  RELATED_PRICES,
  TYPICAL_ESTIMATES,
  DOCUMENTATION,
  INDUSTRY_CATEGORIES,
  STORY_PRODUCT_CATEGORIES,
  CUSTOMER_STORIES,
  SOLUTION_CATEGORY_RECORDS,
  SOLUTION_SUB_CATEGORIES,
  SOLUTION_RECORDS,
  USE_CASE_RECORDS,
  OFFER_TYPE_RECORDS,
  OFFER_RECORDS,
  EVENT_CATEGORIES,
  EVENT_SUB_CATEGORIES,
  EVENT_RECORDS,
  TECH_PARTNERS,
  BUSINESS_PARTNERS,
  CERTIFICATES,
  COMMUNITIES,
  MILESTONES,
  FAQ_CATEGORIES,
  FAQS,
  TERMS,
]

export const SECTIONS: readonly DemoSection[] = [
  ...PACKAGE_CONFIGS,
  ...SETTING_SECTIONS,
  ...CONTACT_FOOTER_SECTIONS,
  ...FOOTER_SECTIONS,
  ...AREA_SECTIONS,
  ...DOCUMENTATION_SECTIONS,
  ...SUPPORT_SECTIONS,
  ...AFTER_SALES_SECTIONS,
  ...CONTACT_SECTIONS,
  ...CONTACT_FORM_SECTIONS,
  ...ENTERPRISE_SECTIONS,
  ...NEWS_SECTIONS,
  ...HOME_SECTIONS,
]
