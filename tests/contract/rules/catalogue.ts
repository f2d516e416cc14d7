import { required, rule, type Rule } from './rule.ts'

const SEO = ['seoTitle', 'seoDescription']
const BILLING = ['regionId', 'productDetailId', 'billingMethodId', 'billingItemId', 'billingItemTypeId']
const NOT_A_NUMBER = 'Enter a number.'

const PACKAGES: Rule[] = [
  ...['instance', 'network', 'os', 'security', 'snapshot', 'storage'].flatMap((kind) =>
    required(`${kind}Package`, { texts: ['title'], ids: BILLING }),
  ),
  ...required('databasePackage', {
    texts: ['title', 'version'],
    ids: ['regionId'],
    numbers: ['cpu', 'ram', 'maximumIOPS', 'maximumConnections', 'billingItemValue', 'price'],
  }),
  ...required('generalPackage', {
    texts: ['title'],
    ids: ['regionId'],
    numbers: ['billingItemValue', 'minimumUser', 'maximumUser', 'price'],
  }),
  // all empty values are errors
  ...required('instancePackage', {
    numbers: ['cpu', 'ram', 'bandwith', 'packageForwardingRate', 'gpu', 'price'],
  }),
  ...required('networkPackage', {
    numbers: [
      'maximumConnections',
      'maximumConnectionsPerSecond',
      'maximumQueryPerSecond',
      'billingItemValue',
      'price',
    ],
  }),
  ...required('osPackage', { numbers: ['pricePerMonth', 'pricePerHour'] }),
  ...required('storagePackage', { numbers: ['billingItemValue', 'minimumSize', 'maximumSize'] }),
  ...required('snapshotPackage', { numbers: ['minimumCapacity', 'maximumCapacity'] }),
  ...required('securityPackage', { numbers: ['billingItemValue'] }),
  rule('instancePackage', 'price', ['a lot', NOT_A_NUMBER]),
  rule('instancePackage', 'price', [0.5, NOT_A_NUMBER]),
  ...['instance', 'storage'].map((kind) =>
    rule(`${kind}Package`, 'monthlyCap', [1, 'The monthly cap must not be below the minimum charge.']),
  ),
  rule('instancePackage', 'minimumCharge', ['much', NOT_A_NUMBER]),
  rule('instancePackage', 'partialHours', ['never', 'This value is not valid.']),
  rule('networkPackage', 'formula', ['', 'This field is required.']),
  rule('networkPackage', 'formula', [
    'prize',
    'The formula cannot be read at “prize”. Use + − × ÷, parentheses, min, max, ceil, floor, tier, graduated and price, qty, capacity, billingItemValue, hours.',
  ]),
  rule('snapshotPackage', 'formula', ['price ÷ 0', 'The formula divides by zero for some quantities.']),
  rule('snapshotPackage', 'maximumCapacity', [1, 'Enter 7 or more.']),
  rule('storagePackage', 'maximumSize', [1, 'Enter 7 or more.']),
  rule('generalPackage', 'maximumUser', [1, 'Enter 7 or more.']),
  ...required('priceRelated', { ids: ['relatedProduct', ...BILLING, 'price'] }),
  rule('packageConfig.instance', 'hiddenFields', [['cpu', 'cpu'], 'This value is not valid.']),
]

export const CATALOGUE_RULES: readonly Rule[] = [
  ...required('product', {
    perLanguage: ['title', 'content', ...SEO],
    ids: ['categoryId', 'groupId', 'iconId', 'mediaId', 'seoThumbnailId', 'cta.mediaId'],
  }),
  rule('product', 'discountPercent', [101, 'Enter 100 or less.']),
  ...required('productCategory', {
    texts: ['title', ...SEO],
    ids: ['iconId', 'seoThumbnailId'],
    perLanguage: ['descriptionTitle', 'description'],
  }),
  ...required('productGroup', {
    texts: ['title', ...SEO],
    ids: ['categoryId', 'mediaId', 'mediaMobileId', 'seoThumbnailId'],
    perLanguage: ['description'],
  }),
  ...required('productSubGroup', {
    perLanguage: ['title', 'description'],
    ids: ['categoryId', 'groupId', 'mediaId', 'iconId'],
  }),
  ...required('documentation', {
    perLanguage: [
      'description',
      ...SEO,
      'overview.0.title',
      'guide.1.title',
      'faqs.0.question',
      'faqs.0.answer',
    ],
    ids: ['productId'],
  }),
  ...PACKAGES,
  ...['typicalEstimate', 'costExample'].flatMap((type) => [
    ...required(type, {
      perLanguage: ['title'],
      ids: ['lines.0.productId', 'lines.1.regionId'],
      texts: ['lines.0.packageTitle'],
    }),
    rule(type, 'lines.0.quantity', [0, 'Enter 1 or more.']),
    rule(type, 'lines.1.hours', [745, 'Enter 744 or less.']),
  ]),
  ...['productDetail', 'billingMethod', 'billingItem', 'billingItemType'].flatMap((type) =>
    required(type, { perLanguage: ['title'] }),
  ),
  ...required('solution', {
    perLanguage: ['title', 'content', ...SEO],
    ids: ['categoryId', 'bannerId', 'seoMediaId', 'cta.mediaId'],
    lists: ['productIds'],
  }),
  ...required('solutionCategory', { perLanguage: ['title', 'description'] }),
  ...required('solutionSubCategory', {
    perLanguage: ['title', 'content', ...SEO],
    ids: ['categoryId', 'useCaseCTA.mediaId'],
  }),
  ...required('useCase', {
    perLanguage: ['title', 'content', ...SEO],
    ids: ['categoryId', 'cta.mediaId'],
  }),
]
