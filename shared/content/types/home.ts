import { contentType, section } from '../define.ts'
import { area, screen } from '../screens.ts'
import { media } from '../fields/reference.ts'
import { longText, richText, text } from '../fields/text.ts'
import { appearance, number } from '../fields/value.ts'
import { blockItems, blockSection, ctaSection, seoSection } from './sharedSections.ts'

export const homeCarousel = contentType('homeCarousel', {
  label: { en: 'Carousel slide', id: 'Slide karusel' },
  plural: { en: 'Carousel', id: 'Karusel' },
  fields: {
    mediaId: media({ shape: 'carousel' }),
    mediaMobileId: media({ shape: 'bannerMobile' }),
    customProperty: appearance(),
    order: number({ optional: true }),
  },
  localized: { title: text(), description: longText() },
  list: { columns: ['title', 'mediaId', 'order'], sortBy: 'order' },
})

export const homeCta = ctaSection('home.cta')
export const homeCtaPromo = section('home.ctaPromo', {
  label: { en: 'Promotion banner', id: 'Banner promosi' },
  fields: {
    mediaId: media({ shape: 'promo' }),
    mobileMediaId: media({ shape: 'card' }),
    customProperty: appearance(),
  },
})
export const homeSolution = blockSection('home.solution', { en: 'Solution', id: 'Solusi' })
export const homeSecurity = section('home.securityCompliance', {
  label: { en: 'Security compliance', id: 'Kepatuhan keamanan' },
  fields: {
    mediaId: media({ optional: true, shape: 'figure' }),
    customProperty: appearance({ fieldGroups: ['buttons'] }),
    items: blockItems(),
  },
  localized: { title: text(), content: richText() },
})
export const homeSuccessStory = section('home.successStory', {
  label: { en: 'Success story', id: 'Kisah sukses' },
  fields: { customProperty: appearance({ fieldGroups: ['buttons'] }), items: blockItems({ shape: 'card' }) },
  localized: { title: text(), content: richText() },
})
export const homeProduct = section('home.product', {
  label: { en: 'Product', id: 'Produk' },
  fields: { customProperty: appearance({ fieldGroups: ['buttons'] }), items: blockItems() },
  localized: { title: text(), content: richText() },
})
export const homeSeo = seoSection('home.seo')
export const homeGlobalNetwork = section('home.globalNetwork', {
  label: { en: 'Global network', id: 'Jaringan global' },
  fields: {
    mediaId: media({ optional: true, shape: 'figure' }),
    mobileMediaId: media({ optional: true, shape: 'half' }),
    customProperty: appearance({ fieldGroups: ['buttons'] }),
    items: blockItems(),
  },
  localized: { title: text(), content: richText() },
})

export const homeArea = area({
  key: 'home',
  permission: 'Manage Home Page',
  label: { en: 'Home Page', id: 'Halaman Beranda' },
  icon: 'home',
  heading: 'site',
  path: { dashboard: 'home-page', dashboard2: 'home-page' },
  screens: [
    screen('', homeCarousel, { older: ['', '/manage-corousel'] }),
    screen('cta', homeCta),
    screen('cta-promo', homeCtaPromo),
    screen('solution', homeSolution),
    screen('security-compliance', homeSecurity),
    screen('success-story', homeSuccessStory),
    screen('product', homeProduct),
    screen('seo', homeSeo),
    screen('global-network', homeGlobalNetwork),
  ],
})
