import { SEO, TEXTS, DESCRIBED, ITEMS, header, seo, content, type Entity } from './entity.ts'

const TITLE = { contents: 'title*' }
const titled = { contents: 'title* content' }
const programme = (itemFields: string): Entity => ({
  contents: TEXTS,
  inner: { items: { fields: itemFields, contents: TEXTS } },
})

export const RECORDS: Readonly<Record<string, Entity>> = {
  'special-offers': {
    fields:
      'productId* price voucherValue startDate* endDate* specialOfferCategory*=1 specialOfferType*=1 customProperty mediaId*',
    contents: TEXTS,
  },
  'special-offers/content': content,
  'special-offers/hot-deals': { contents: TEXTS },
  'special-offers/membership': { fields: 'mediaId', contents: TEXTS },
  'security-compliance': { fields: 'mediaId* link*', contents: DESCRIBED },
  'customer-stories': {
    fields:
      'customerStoryCategoryId* companyName* companyAddress* bannerId* bannerMobileId* bannerHighlightId companyLogoId* seoMediaId* productIds* customProperty',
    contents: `title* review* content* companyAbout* ${SEO}`,
  },
  'customer-stories/industry-category': { contents: DESCRIBED },
  'customer-stories/header': { fields: 'id customProperty' },
  'customer-stories/description': {
    fields: 'mediaId* bannerMobileId customProperty',
    contents: TEXTS,
  },
  news: {
    fields:
      "status='1' categoryId subCategoryId mediaId* mediaMobileId seoThumbnailId publishDate* customProperty",
    contents: `title* description*<200 content* ${SEO}`,
  },
  'news/category': { contents: DESCRIBED },
  'news/sub-category': { fields: 'categoryId*', contents: DESCRIBED },
  'news/header': header,
  'news/seo': seo,
  'our-tech-partner': { fields: 'mediaId* url* order*=null', contents: DESCRIBED },
  'our-tech-partner/benefit': programme('mediaId* order=null'),
  'our-tech-partner/in-depth': programme('mediaId* order=null'),
  'our-tech-partner/journey': programme('order=null'),
  'our-tech-partner/next-step': programme('order=null'),
  'business-partner': { fields: 'mediaId*', contents: DESCRIBED },
  'business-partner/benefit': programme('mediaId* order=0'),
  'business-partner/in-depth': programme('mediaId* order=0'),
  'business-partner/journey': programme('order=0'),
  'business-partner/next-step': programme('order=0'),
  'business-partner/title': titled,
  community: { fields: 'mediaId* logoId* isHighlight urlTitle url', contents: 'title description*' },
  event: {
    fields:
      'categoryId* subCategoryId* mediaId* backgroundMediaId* mediaMobileId* seoThumbnailId* startDate* endDate* sponsorMediaId* customProperty',
    contents: `title* description* contentTitle* contentDescription* place* keynoteLanguage* scheduleTitle* scheduleDescription* ${SEO}`,
    inner: {
      eventFeature: { fields: 'mediaId*', contents: TEXTS, inner: ITEMS },
      schedules: {
        fields: 'date*',
        inner: {
          eventScheduleItems: {
            fields: 'startHour=00:00:00 endHour=00:00:00 mediaId',
            contents: 'title* description speakerName',
          },
        },
      },
    },
  },
  'event/category': TITLE,
  'event/sub-category': { fields: 'categoryId*', ...TITLE },
  faq: { fields: 'categoryId*', contents: 'question* answer*' },
  'faq/category': { fields: 'type', contents: DESCRIBED },
  milestone: { fields: 'year*', contents: 'title*' },
  region: TITLE,
  'terms-and-condition': { contents: TEXTS },
  'custom-html': { fields: 'slug* customScript seoMediaId*', contents: `${TEXTS} ${SEO}` },
  user: { fields: 'email* role* fullName* title* nik* status* password* confirmPassword*' },
  admin: { fields: 'roleName* needApproval requiresFactor permission*' },
}
