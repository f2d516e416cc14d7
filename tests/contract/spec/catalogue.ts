import { SEO, TEXTS, DESCRIBED, ITEMS, LOOK, type Entity } from './entity.ts'

/** A section of a product page, without required fields. */
const part: Entity = { fields: LOOK, contents: 'title content', inner: ITEMS }
const ctaPart: Entity = { ...part, fields: 'mediaId* mobileMediaId customProperty' }
const PRICE = 'price unit'
const BILLED = 'regionId* productDetailId* billingMethodId* billingItemId* billingItemTypeId*'
const BILLED_FREELY = 'regionId* productDetailId billingMethodId billingItemId billingItemTypeId'

const FLAGS = ['Instance', 'Network', 'OS', 'Security', 'Snapshot', 'Storage', 'General', 'Database']
  .map((kind) => `hasPackage${kind} hasPackage${kind}Name`)
  .join(' ')

export const CATALOGUE: Readonly<Record<string, Entity>> = {
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
