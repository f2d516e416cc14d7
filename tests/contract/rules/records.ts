import { REQUIRED, required, rule, type Rule } from './rule.ts'

const SEO = ['seoTitle', 'seoDescription']
const DATE_ORDER = 'The end must not be before the start.'
const LONG_DESCRIPTION = 'Description length should be less than 200 characters.'

const PEOPLE: Rule[] = [
  ...required('user', {
    texts: ['fullName', 'email', 'title', 'nik'],
    ids: ['role'],
  }),
  rule('user', 'confirmPassword', ['another horse battery', 'Password does not match.']),
  rule('user', 'email', ['nobody', 'Enter a valid email address.']),
  rule('user', 'status', ['9', 'This value is not valid.']),
  rule('user', 'status', ['', REQUIRED]),
  ...required('role', { texts: ['roleName'] }),
  rule('role', 'permission', [[], 'This field is required.']),
]

export const RECORD_RULES: readonly Rule[] = [
  ...PEOPLE,
  ...required('homeCarousel', {
    perLanguage: ['title', 'description'],
    ids: ['mediaId', 'mediaMobileId'],
  }),
  ...required('menu', { perLanguage: ['title'], translationsKey: 'translations' }),
  ...required('subMenu', { perLanguage: ['title', 'contentTitle'], translationsKey: 'translations' }),
  ...required('slider', {
    perLanguage: ['title', 'description'],
    ids: ['mediaId'],
    texts: ['link'],
    numbers: ['order'],
  }),
  ...required('news', { perLanguage: ['title', 'content', 'description', ...SEO], ids: ['mediaId'] }),
  ...[0, 1].map((index) =>
    rule('news', `contents.${index}.description`, ['x'.repeat(200), LONG_DESCRIPTION]),
  ),
  ...required('changelogEntry', { perLanguage: ['title', 'content'], texts: ['publishDate'] }),
  ...required('newsCategory', { perLanguage: ['title', 'description'] }),
  ...required('newsSubCategory', { perLanguage: ['title', 'description'], ids: ['categoryId'] }),
  ...required('footer', { perLanguage: ['title', 'items.0.title'], texts: ['items.1.url'] }),
  ...required('footer.socialMedia', {
    perLanguage: ['items.0.title'],
    ids: ['items.0.mediaId'],
    texts: ['items.0.customProperty'],
  }),
  ...required('footer.offices', { perLanguage: ['title', 'items.0.city', 'items.0.address'] }),
  ...required('contactFooter.cta', { perLanguage: ['name', 'value'] }),
  ...required('contactFooter.address', { perLanguage: ['value'] }),
  ...required('contactFooter.sideLink', { perLanguage: ['items.0.name'] }),
  ...required('setting.pageCustomize', {
    perLanguage: ['popup.title', 'popup.content', 'popup.items.0.title'],
    texts: ['startDate', 'endDate'],
  }),
  rule('setting.pageCustomize', 'endDate', ['2026-03-03', DATE_ORDER]),
  ...required('setting.logo', { ids: ['faviconId', 'logoId'] }),
  ...required('setting.ctaColor', { texts: ['color'] }),
  ...required('customPage', {
    perLanguage: ['title', 'content', ...SEO],
    texts: ['slug'],
    ids: ['seoMediaId'],
  }),
  ...required('customerStory', {
    perLanguage: ['title', 'content', 'review', 'companyAbout', ...SEO],
    texts: ['companyName', 'companyAddress'],
    ids: ['customerStoryCategoryId', 'bannerId', 'bannerMobileId', 'companyLogoId', 'seoMediaId'],
    lists: ['productIds'],
  }),
  ...required('industryCategory', { perLanguage: ['title', 'description'] }),
  ...required('storyProductCategory', { perLanguage: ['title', 'description'] }),
  ...required('event', {
    perLanguage: [
      'title',
      'description',
      'contentTitle',
      'contentDescription',
      'place',
      'keynoteLanguage',
      'scheduleTitle',
      'scheduleDescription',
      ...SEO,
      'eventFeature.title',
      'eventFeature.content',
      'schedules.0.eventScheduleItems.0.title',
    ],
    texts: ['startDate', 'endDate', 'schedules.0.date'],
    ids: [
      'categoryId',
      'subCategoryId',
      'mediaId',
      'mediaMobileId',
      'backgroundMediaId',
      'seoThumbnailId',
      'eventFeature.mediaId',
    ],
    lists: ['sponsorMediaId'],
  }),
  rule('event', 'endDate', ['2026-03-03', DATE_ORDER]),
  rule('event', 'registrationCloses', ['2026-03-04T05:06:07Z', 'Registration must close after it opens.']),
  ...required('eventCategory', { perLanguage: ['title'] }),
  ...required('eventSubCategory', { perLanguage: ['title'], ids: ['categoryId'] }),
  ...required('faq', { perLanguage: ['question', 'answer'], ids: ['categoryId'] }),
  ...required('faqCategory', { perLanguage: ['title', 'description'] }),
  ...required('milestone', { perLanguage: ['title'], numbers: ['year'] }),
  ...required('region', { perLanguage: ['title'] }),
  ...required('securityCompliance', {
    perLanguage: ['title', 'description'],
    ids: ['mediaId'],
    texts: ['link'],
  }),
  rule('securityCompliance', 'validUntil', ['2020-01-01', DATE_ORDER]),
  ...required('subProcessor', {
    perLanguage: ['country', 'purpose', 'dataProcessed'],
    texts: ['companyName', 'startDate'],
  }),
  ...required('specialOffer', {
    perLanguage: ['title', 'content'],
    texts: ['startDate', 'endDate'],
    ids: ['productId', 'specialOfferType', 'mediaId'],
  }),
  rule('specialOffer', 'specialOfferCategory', [0, 'This value is not valid.']),
  rule('specialOffer', 'endDate', ['2026-03-03', DATE_ORDER]),
  ...required('specialOfferType', { perLanguage: ['title'] }),
  ...required('community', { perLanguage: ['title', 'description'], ids: ['mediaId', 'logoId'] }),
  ...required('businessPartner', { perLanguage: ['title', 'description'], ids: ['mediaId'] }),
  ...required('techPartner', {
    perLanguage: ['title', 'description'],
    ids: ['mediaId'],
    texts: ['url'],
    numbers: ['order'],
  }),
  ...required('termsAndCondition', { perLanguage: ['title', 'content'] }),
]
