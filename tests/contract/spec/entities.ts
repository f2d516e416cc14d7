import { CATALOGUE } from './catalogue.ts'
import type { Entity } from './entity.ts'
import { PAGES } from './pages.ts'
import { RECORDS } from './records.ts'

/** Required fields beyond the specification, with reasons. */
export const ASKED_FOR_BESIDES: Readonly<Record<string, string>> = {
  'community contents.title': 'lists and pages name a community by it',
  'introduction/description contents.content': 'content forms need both; the specification is ambiguous',
  'menu contentItems.translations.title': 'a link without a text cannot be read out',
  'menu contentGroups.translations.title': 'likewise',
  'menu contentGroups.contentItems.translations.title': 'likewise',
  'menu/:id/sub-menu contentItems.translations.title': 'likewise',
  'menu/:id/sub-menu contentGroups.translations.title': 'likewise',
  'menu/:id/sub-menu contentGroups.contentItems.translations.title': 'likewise',
  'product/documentation productId': 'its page is below the product',
  'product/documentation faqs.contents.question': 'an entry without it shows nothing',
  'product/documentation faqs.contents.answer': 'likewise',
  'product/documentation samples.language': 'likewise',
  'resources/content items.contents.content': 'cards show a text each',
  'support/content items.contents.content': 'likewise',
  'special-offers/content items.contents.content': 'likewise',
  'after-sales/content items.contents.content': 'likewise',
  'ebc/content items.contents.content': 'likewise',
}

export const ENTITIES: Readonly<Record<string, Entity>> = { ...PAGES, ...RECORDS, ...CATALOGUE }
