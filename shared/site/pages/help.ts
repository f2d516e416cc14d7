import {
  community,
  communityFaq,
  communityHeader,
  communitySeo,
  communityTitle,
} from '../../content/types/help/community.ts'
import { numberedList, page, planned } from '../page.ts'

/** Help, support and contact. */
export const helpPages = {
  faq: planned,
  community: page({
    label: { en: 'Community', id: 'Komunitas' },
    seo: communitySeo,
    structuredData: 'CollectionPage',
    faqs: 'community',
    numbered: numberedList(community, { perPage: 24, pages: 5 }),
    sections: { header: communityHeader, title: communityTitle, faq: communityFaq },
  }),
  support: planned,
  afterSales: planned,
  partnershipSupport: planned,
  feedback: planned,
  contactUs: planned,
  contactForm: planned,
  ebc: planned,
} as const
