/**
 * The entities of spec §3 with the rules of §5 and the defaults of §9, by the path of their screen in the newer back-office (§2).
 * A field is `name`, required `name*`, with its default `name=value`, with its bound `name<200`. Copied from the specification, not
 * from the declarations: what is written here is what clients know.
 */
export interface Entity {
  fields?: string
  /** Texts per language. */
  contents?: string
  /** The same where the specification calls them `translations`. */
  translations?: string
  /** Lists and named parts within it. */
  inner?: Readonly<Record<string, Entity>>
}

const SEO = 'seoTitle* seoDescription*'
const TITLE = { contents: 'title*' }
const TEXTS = 'title* content*'
const DESCRIBED = 'title* description*'

/** §5 names the error of an item without a title: `Items[i].Contents[j].Title`. */
const ITEMS = { items: { fields: 'mediaId customProperty order=0', contents: 'title* content' } }
const LOOK = 'mediaId mobileMediaId customProperty'

const header = { fields: 'mediaId* mobileMediaId customProperty', contents: TEXTS }
const description = { fields: 'mediaId* customProperty', contents: 'title* content' }
const cta = { fields: LOOK, contents: TEXTS }
const seo = { fields: 'seoMediaId*', contents: TEXTS }
const faq = { fields: 'mediaId*', contents: TEXTS }
const content = { contents: TEXTS, inner: ITEMS }
const titled = { contents: 'title* content' }

/** A part of a record's page (§3, sections of a product): nothing of it is asked for. */
const part: Entity = { fields: LOOK, contents: 'title content', inner: ITEMS }
const ctaPart: Entity = { ...part, fields: 'mediaId* mobileMediaId customProperty' }

const MENU_ITEMS: Entity = { fields: 'url=https:// order=0 mediaId', translations: 'title description' }
const MENU_CONTENT: Readonly<Record<string, Entity>> = {
  contentItems: MENU_ITEMS,
  contentGroups: {
    fields: 'url=https:// order=0',
    translations: 'title',
    inner: { contentItems: MENU_ITEMS },
  },
}

const PRICE = 'price unit'
const BILLED = 'regionId* productDetailId* billingMethodId* billingItemId* billingItemTypeId*'
const BILLED_FREELY = 'regionId* productDetailId billingMethodId billingItemId billingItemTypeId'

const programme = (itemFields: string): Entity => ({
  contents: TEXTS,
  inner: { items: { fields: itemFields, contents: TEXTS } },
})

const PAGES: Readonly<Record<string, Entity>> = {
  'home-page': { fields: 'mediaId* mediaMobileId* customProperty order=0', contents: DESCRIBED },
  'home-page/cta': cta,
  'home-page/cta-promo': { fields: 'mediaId* mobileMediaId* customProperty' },
  'home-page/solution': { fields: 'customProperty', contents: TEXTS },
  'home-page/product': { fields: 'customProperty', contents: TEXTS, inner: ITEMS },
  'home-page/global-network': { fields: LOOK, contents: TEXTS, inner: ITEMS },
  'home-page/seo': seo,
  menu: {
    fields: 'type=1 order=1 url=https:// sideLinkURL bottomLinkURL isActive=true',
    translations:
      'title* contentTitle contentDescription sideTitle sideDescription sideLinkTitle bottomLinkTitle bottomLinkDescription',
    inner: MENU_CONTENT,
  },
  'menu/:id/sub-menu': {
    fields: 'type=0 contentTitleURL order=1 isActive=true isGroup',
    translations: 'title* contentTitle*',
    inner: MENU_CONTENT,
  },
  slider: { fields: 'mediaId* link* order*', contents: DESCRIBED },
  'introduction/header': header,
  'introduction/description': description,
  'introduction/cta': cta,
  'introduction/seo': seo,
  'resources/content': { contents: 'title*', inner: ITEMS },
  'resources/header': header,
  'resources/faq': faq,
  'support/content': content,
  'support/header': header,
  'after-sales/header': header,
  'after-sales/content': content,
  'contact/contact-us/header': header,
  'contact/contact-us/content': {
    contents: TEXTS,
    inner: { items: { fields: 'mediaId customProperty order=0', contents: TEXTS } },
  },
  'contact/form-contact/header': header,
  'contact/form-contact/content': {
    contents: TEXTS,
    inner: { items: { fields: 'mediaId customProperty order=0', contents: TEXTS } },
  },
  'contact/form-contact/faq': faq,
  'contact/contact-footer/cta': { fields: 'customProperty', contents: 'name* value*' },
  'contact/contact-footer/address': { contents: 'value*' },
  'contact/contact-footer/side-link': {
    inner: { items: { fields: 'customProperty order=0', contents: 'name* value' } },
  },
  ebc: { fields: 'mediaId* mobileMediaId* customProperty', contents: TEXTS },
  'ebc/header': { fields: 'mediaId* mobileMediaId* customProperty', contents: TEXTS },
  'ebc/content': { fields: LOOK, contents: TEXTS, inner: ITEMS },
  'ebc/faq': faq,
  footer: {
    fields: 'order=1',
    contents: 'title* content',
    inner: { items: { fields: 'url* order=0', contents: 'title*' } },
  },
  'footer/social-media': {
    inner: { items: { fields: 'mediaId* customProperty* order=0', contents: 'title*' } },
  },
  'global-network': { fields: LOOK, contents: TEXTS, inner: ITEMS },
  'global-network/map': { fields: LOOK, contents: TEXTS },
  'setting/logo': { fields: 'faviconId* logoId*' },
  'setting/cta-color': { fields: 'color*=#64E818' },
  'setting/page-customize': {
    fields:
      'isPopupActive=true loginBackgroundId registerBackgroundId loginFormPosition=left registerFormPosition=center startDate* endDate* popupShowInterval=0',
    inner: { popup: { fields: LOOK, contents: TEXTS, inner: ITEMS } },
  },
}

const RECORDS: Readonly<Record<string, Entity>> = {
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
  admin: { fields: 'roleName* needApproval permission*' },
}

const FLAGS = ['Instance', 'Network', 'OS', 'Security', 'Snapshot', 'Storage', 'General', 'Database']
  .map((kind) => `hasPackage${kind} hasPackage${kind}Name`)
  .join(' ')

const CATALOGUE: Readonly<Record<string, Entity>> = {
  product: {
    fields: `categoryId* groupId* subGroupId mediaId* mediaMobileId iconId* seoThumbnailId* customProperty ${FLAGS} hasAditionalPackageInfo showOnCalculator`,
    contents: `${TEXTS} description ${SEO}`,
    inner: {
      productOverview: part,
      feature: part,
      benefit: part,
      successStories: part,
      flexibleBilling: part,
      documentation: part,
      cta: ctaPart,
    },
  },
  'product/category': {
    fields: `title* ${SEO} iconId* seoThumbnailId* showProductsOnCalculator`,
    contents: 'descriptionTitle* description*',
  },
  'product/group': {
    fields: `categoryId* title* customProperty mediaId* mediaMobileId* ${SEO} seoThumbnailId*`,
    contents: 'description*',
  },
  'product/sub-group': { fields: 'categoryId* groupId* mediaId* iconId*', contents: DESCRIBED },
  'product/price-related': { fields: `relatedProduct* price* ${BILLED}` },
  'product/documentation': {
    fields: 'productId seoMediaId',
    contents: `description* ${SEO}`,
    inner: {
      faqs: { contents: 'question answer' },
      samples: { fields: 'language link sample' },
      overview: { contents: 'title* content' },
      guide: { contents: 'title* content' },
      termsAndCondition: { contents: 'title content' },
    },
  },
  'product/documentation/content': { contents: 'title*', inner: ITEMS },
  'product/:id/instance': {
    fields: `title* ${BILLED} ${PRICE} instanceFamily note cpu* ram* bandwith* packageForwardingRate* gpu*`,
  },
  'product/:id/network': {
    fields: `title* productId* ${BILLED} ${PRICE} maximumConnections* maximumConnectionsPerSecond* maximumQueryPerSecond* billingItemValue* formula isFormula`,
  },
  'product/:id/os': { fields: `title* version ${BILLED} ${PRICE} pricePerMonth pricePerHour` },
  'product/:id/security': { fields: `title* ${BILLED} ${PRICE} note billingItemValue*` },
  'product/:id/snapshot': {
    fields: `title* ${BILLED} ${PRICE} minimumCapacity* maximumCapacity* formula isFormula`,
  },
  'product/:id/storage': { fields: `title* ${BILLED} ${PRICE} billingItemValue* minimumSize* maximumSize*` },
  'product/:id/general': {
    fields: `title* ${BILLED_FREELY} ${PRICE} billingItemValue* packageType minimumUser* maximumUser* note`,
  },
  'product/:id/database': {
    fields: `title* version* ${BILLED_FREELY} ${PRICE} cpu* ram* maximumIOPS* maximumConnections* billingItemValue*`,
  },
  'product/:id/instance/config': { fields: 'hiddenFields hasTax' },
  'pricing/description': { contents: 'title*', inner: ITEMS },
  'pricing/service': { contents: TEXTS, inner: ITEMS },
  solution: {
    fields:
      'categoryId* subCategoryId bannerId* bannerMobileId homeMediaId seoMediaId* productIds* customProperty',
    contents: `${TEXTS} ${SEO}`,
    inner: { solutionOverview: part, benefit: part, pricing: part, customerStory: part, cta: ctaPart },
  },
  'solution/category': { contents: DESCRIBED },
  'solution/sub-category': {
    fields: 'categoryId* bannerId bannerMobileId seoMediaId homeMediaId',
    contents: `${TEXTS} ${SEO}`,
    inner: { overview: part, solution: part, customerStory: part, useCaseCTA: ctaPart },
  },
  'solution/use-case': {
    fields: 'categoryId* subCategoryId bannerId bannerMobileId cardMediaId seoMediaId',
    contents: `${TEXTS} ${SEO}`,
    inner: {
      useCaseOverview: part,
      benefit: part,
      serviceSolution: { fields: 'mediaId customProperty', contents: 'title content', inner: ITEMS },
      customerStories: part,
      cta: ctaPart,
    },
  },
}

/** What the declarations ask for beyond the specification, and why. */
export const ASKED_FOR_BESIDES: Readonly<Record<string, string>> = {
  'community contents.title': 'lists and pages name a community by it',
  'introduction/description contents.content': 'content forms need title and content; §5 is of two minds',
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
