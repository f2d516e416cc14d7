import { section } from '../../define.ts'
import { area, customScreen, screen } from '../../screens.ts'
import { media } from '../../fields/reference.ts'
import { richText, text } from '../../fields/text.ts'
import { appearance } from '../../fields/value.ts'
import { blockItems, ctaSection, headerSection, seoSection, titleSection } from '../sharedSections.ts'
import { productCategory, productGroup, productSubGroup } from './catalogue.ts'
import {
  documentation,
  documentationContent,
  documentationCta,
  documentationHeader,
  documentationPopular,
} from './documentation.ts'
import { PACKAGE_KINDS } from './packageConfig.ts'
import { priceRelated } from './packages.ts'
import { product } from './product.ts'

export const productHeader = headerSection('product.header')
export const productUseCase = section('product.useCase', {
  label: { en: 'Use case', id: 'Kasus penggunaan' },
  fields: {
    mediaId: media({ optional: true, shape: 'figure' }),
    customProperty: appearance({ fieldGroups: ['buttons'] }),
    items: blockItems(),
  },
  localized: { title: text(), content: richText() },
})
export const productSeo = seoSection('product.seo')
export const productGroupCta = ctaSection('product.groupCta')
export const productGroupTitle = titleSection('product.groupTitle', { en: 'Group title', id: 'Judul grup' })

const packageScreens = Object.entries(PACKAGE_KINDS).flatMap(([kind, { type, config }]) => [
  screen(`:id/${kind}`, type, { idName: 'package_id' }),
  screen(`:id/${kind}/config`, config, {
    label: {
      en: `${type.plural.en}: field configuration`,
      id: `${type.plural.id}: konfigurasi kolom`,
    },
  }),
])

const productChoices = Object.entries(PACKAGE_KINDS).map(([kind, { type }]) =>
  customScreen(kind, 'parentChoice', { only: 'dashboard', label: type.plural, leadsTo: `:id/${kind}` }),
)

const inDocumentation = (en: string, id: string) => ({
  label: { en: `Documentation: ${en}`, id: `Dokumentasi: ${id}` },
})

export const productArea = area({
  key: 'product',
  permission: 'Manage Product',
  label: { en: 'Product', id: 'Produk' },
  icon: 'product',
  heading: 'products',
  path: { dashboard: 'manage-product', dashboard2: 'product' },
  screens: [
    screen('', product),
    screen('category', productCategory),
    screen('price-related', priceRelated),
    screen('group', productGroup),
    screen('group/cta', productGroupCta, {
      older: ['group-cta'],
      label: { en: 'Group: call to action', id: 'Grup: ajakan bertindak' },
    }),
    screen('group/title', productGroupTitle),
    screen('sub-group', productSubGroup),
    screen('documentation', documentation),
    screen('documentation/header', documentationHeader, inDocumentation('header', 'header')),
    screen('documentation/cta', documentationCta, inDocumentation('call to action', 'ajakan bertindak')),
    screen('documentation/content', documentationContent, inDocumentation('content', 'konten')),
    screen('documentation/popular', documentationPopular, inDocumentation('popular', 'terpopuler')),
    screen('header', productHeader, { older: ['header-landing'] }),
    screen('use-case', productUseCase),
    screen('seo', productSeo),
    ...packageScreens,
    ...productChoices,
  ],
})
