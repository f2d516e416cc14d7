import { productGroup } from '../../content/types/product/catalogue.ts'
import {
  pricingBanner,
  pricingDescription,
  pricingHeader,
  pricingRegions,
  pricingRegionsSeo,
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
      en: 'All products by purpose, from servers to security.',
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
    // manually ordered: a new product shifts at most ten pages
    numbered: numberedList(product, { fields: PRODUCT_LISTED, by: 'groupId', perPage: 24, pages: 10 }),
    sections: { title: productGroupTitle, cta: productGroupCta },
  }),
  product: recordPage(product, {
    above: ['productList'],
    below: 'groupId',
    picture: productSeo,
    files: ['md'],
  }),
  pricing: page({
    label: { en: 'Pricing', id: 'Harga' },
    seo: pricingSeo,
    files: ['md'],
    lists: { methods: list(billingMethod, { fields: ['id', 'title', 'lang'], limit: 20 }) },
    sections: {
      header: pricingHeader,
      description: pricingDescription,
      service: pricingService,
      banner: pricingBanner,
    },
  }),
  pricingRegions: page({
    label: { en: 'Availability by region', id: 'Ketersediaan per region' },
    seo: pricingRegionsSeo,
    above: ['pricing'],
    files: ['md'],
    sections: { header: pricingRegions },
  }),
  // the section contains customer discounts, which must not be published
  calculator: page({
    label: { en: 'Price calculator', id: 'Kalkulator harga' },
    description: {
      en: 'Configure what you need and see what it costs per month or per year, in rupiah, with tax.',
      id: 'Susun kebutuhan Anda dan lihat biayanya per bulan atau per tahun, dalam rupiah, lengkap dengan pajak.',
    },
    above: ['pricing'],
    picture: pricingSeo,
  }),
} as const
