import { inOrder } from '@flou/shared/content/order.ts'
import {
  contactFooterAddress,
  contactFooterCta,
  contactFooterSideLink,
} from '@flou/shared/content/types/contactFooter.ts'
import {
  footerCta,
  footerGroup,
  footerOffices,
  footerSocialMedia,
} from '@flou/shared/content/types/footer.ts'
import { linkOf } from '@flou/shared/content/values/linkOf.ts'
import { settingConsent, settingServices } from '@flou/shared/content/types/consent.ts'
import { settingCtaColor, settingLogo, settingPortal } from '@flou/shared/content/types/setting.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { activeServices } from '@flou/shared/visits/services.ts'
import { langIfDifferent, foreignTexts } from './foreign.ts'
import { readMenu } from './readMenu.ts'

async function readFooter(source: ContentSource) {
  const { language } = source
  const [groups, cta, social] = await Promise.all([
    source.list(footerGroup),
    source.section(footerCta),
    source.section(footerSocialMedia),
  ])
  return {
    groups: groups.map((group) => ({
      id: group.id,
      title: group.title,
      content: group.content,
      items: inOrder(group.items).map((item) => ({
        title: item.title,
        url: item.url,
        ...langIfDifferent(item.lang, group.lang),
      })),
      ...langIfDifferent(group.lang, language),
      ...foreignTexts(group),
    })),
    cta: cta && {
      title: cta.title,
      content: cta.content,
      buttons: cta.customProperty.buttons,
      ...langIfDifferent(cta.lang, language),
      ...foreignTexts(cta),
    },
    social: inOrder(social?.items ?? [])
      .map((item) => ({
        title: item.title,
        url: linkOf(item),
        icon: item.media?.drawing ?? item.media?.imageSmall,
        ...langIfDifferent(item.lang, language),
      }))
      .filter(({ url }) => url !== ''),
  }
}

async function readContact(source: ContentSource) {
  const [cta, address, side] = await Promise.all([
    source.section(contactFooterCta),
    source.section(contactFooterAddress),
    source.section(contactFooterSideLink),
  ])
  const sideLinks = inOrder(side?.items ?? []).map((item) => ({
    ...item,
    url: linkOf(item),
    ...foreignTexts(item),
  }))
  return {
    cta: cta && { ...cta, ...foreignTexts(cta) },
    address: address && { ...address, ...foreignTexts(address) },
    sideLinks,
  }
}

async function readOffices(source: ContentSource) {
  const offices = await source.section(footerOffices)
  if (!offices) return null
  const items = inOrder(offices.items)
  return {
    title: offices.title,
    ...langIfDifferent(offices.lang, source.language),
    ...foreignTexts(offices),
    items: items.map((item) => ({
      city: item.city,
      address: item.address,
      phone: item.phone,
      mapUrl: item.mapUrl,
      latitude: item.latitude,
      longitude: item.longitude,
      ...langIfDifferent(item.lang, source.language),
      ...foreignTexts(item),
    })),
  }
}

/** Without consent texts, no services are loaded. */
async function readConsent(source: ContentSource) {
  const [texts, stored] = await Promise.all([source.section(settingConsent), source.section(settingServices)])
  if (!texts) return { consent: null, services: [] }
  const { lang, ...consent } = texts
  return {
    consent: { ...consent, ...langIfDifferent(lang, source.language) },
    services: activeServices(stored?.services ?? []),
  }
}

/** Reads the layout content: navbar and footer, the same for all pages of a language. */
async function readLayout(source: ContentSource) {
  const [logo, colour, portal, entries, footer, contact, offices, consent] = await Promise.all([
    source.section(settingLogo),
    source.section(settingCtaColor),
    source.section(settingPortal),
    readMenu(source),
    readFooter(source),
    readContact(source),
    readOffices(source),
    readConsent(source),
  ])
  return {
    logo: logo?.logo ?? null,
    favicon: logo?.favicon ?? null,
    ctaColor: colour?.color,
    menu: entries,
    footer,
    contact,
    offices,
    ...consent,
    portal: { loginUrl: portal?.loginUrl ?? '', registerUrl: portal?.registerUrl ?? '' },
    year: source.now.getUTCFullYear(),
  }
}

export type LayoutContent = Awaited<ReturnType<typeof readLayout>>

/** Returns the layout content as JSON, serialized once for all pages. */
export const readLayoutText = async (source: ContentSource): Promise<string> =>
  JSON.stringify(await readLayout(source))
