import {
  TEXTS,
  DESCRIBED,
  ITEMS,
  LOOK,
  header,
  description,
  cta,
  seo,
  faq,
  content,
  type Entity,
} from './entity.ts'

const MENU_ITEMS: Entity = { fields: 'url=https:// order=0 mediaId', translations: 'title description' }
const MENU_CONTENT: Readonly<Record<string, Entity>> = {
  contentItems: MENU_ITEMS,
  contentGroups: {
    fields: 'url=https:// order=0',
    translations: 'title',
    inner: { contentItems: MENU_ITEMS },
  },
}

export const PAGES: Readonly<Record<string, Entity>> = {
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
