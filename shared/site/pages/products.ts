import { productGroup } from '../../content/types/product/catalogue.ts'
import {
  pricingBanner,
  pricingDescription,
  pricingHeader,
  pricingSeo,
  pricingService,
} from '../../content/types/product/pricing.ts'
import { billingMethod } from '../../content/types/product/lookups.ts'
import { product } from '../../content/types/product/product.ts'
import {
  productGroupCta,
  productGroupTitle,
  productHeader,
  productSeo,
  productUseCase,
} from '../../content/types/product/productArea.ts'
import { list, numberedList, page, planned, recordPage } from '../page.ts'
import { PRODUCT_LISTED } from '../teasers.ts'

/** Products, their groups and what they cost. */
export const productPages = {
  productList: page({
    label: { en: 'Products', id: 'Produk' },
    seo: productSeo,
    structuredData: 'CollectionPage',
    sections: { header: productHeader, useCase: productUseCase },
  }),
  productGroupList: page({
    label: { en: 'Product groups', id: 'Grup produk' },
    description: {
      en: 'All products by what they are for, from servers to security.',
      id: 'Semua produk menurut kegunaannya, dari server sampai keamanan.',
    },
    above: ['productList'],
    picture: productSeo,
    structuredData: 'CollectionPage',
    sections: { cta: productGroupCta },
  }),
  productGroup: recordPage(productGroup, {
    above: ['productList', 'productGroupList'],
    picture: productSeo,
    structuredData: 'CollectionPage',
    // products in the order that editors gave them: a new one moves what comes after it, in ten pages at most
    numbered: numberedList(product, { fields: PRODUCT_LISTED, by: 'groupId', perPage: 24, pages: 10 }),
    sections: { title: productGroupTitle, cta: productGroupCta },
  }),
  product: recordPage(product, { above: ['productList'], below: 'groupId', picture: productSeo }),
  pricing: page({
    label: { en: 'Pricing', id: 'Harga' },
    seo: pricingSeo,
    lists: { methods: list(billingMethod, { fields: ['id', 'title', 'lang'], limit: 20 }) },
    sections: {
      header: pricingHeader,
      description: pricingDescription,
      service: pricingService,
      banner: pricingBanner,
    },
  }),
  calculator: planned,
} as const
