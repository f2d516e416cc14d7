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
import { list, numberedList, page, recordPage } from '../page.ts'
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
  // without its section: that holds the customers' discount, too, which is in no published file
  calculator: page({
    label: { en: 'Price calculator', id: 'Kalkulator harga' },
    description: {
      en: 'Put together what you need and see what it costs a month or a year, in rupiah, tax shown.',
      id: 'Susun kebutuhan Anda dan lihat biayanya per bulan atau per tahun, dalam rupiah, lengkap dengan pajak.',
    },
    above: ['pricing'],
    picture: pricingSeo,
  }),
} as const
