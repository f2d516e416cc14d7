import {
  contactFooterAddress,
  contactFooterCta,
  contactFooterSideLink,
} from '@flou/shared/content/types/contactFooter.ts'
import { footerGroup, footerSocialMedia } from '@flou/shared/content/types/footer.ts'
import { linkOf } from '@flou/shared/content/values/linkOf.ts'
import { settingCtaColor, settingLogo } from '@flou/shared/content/types/setting.ts'
import { siteOrigin } from '../store/siteOrigins.ts'
import { inOrder } from '@flou/shared/content/order.ts'
import { publicEndpoint, publicSection } from './publicEndpoint.ts'

export const readConfig = publicEndpoint(async (read) => {
  const [logo, color, origin] = await Promise.all([
    publicSection(read, settingLogo),
    publicSection(read, settingCtaColor),
    siteOrigin(read.call.services.table),
  ])
  return {
    data: {
      favicon: logo?.favicon ?? null,
      logo: logo?.logo ?? null,
      ctaColor: color?.color ?? settingCtaColor.declaration.fields.color.initial,
      ...(origin !== undefined && { origin }),
    },
  }
})

const linked = <T extends Parameters<typeof linkOf>[0] & { order: number }>(items: readonly T[]) =>
  inOrder(items).map((item) => ({ ...item, url: linkOf(item) }))

export const readFooter = publicEndpoint(async (read) => {
  const [records, socialMedia] = await Promise.all([
    read.reader.list(footerGroup),
    publicSection(read, footerSocialMedia),
  ])
  const groups = await Promise.all(records.map((record) => read.texts.record(footerGroup, record)))
  return {
    data: {
      footerLinks: groups.map((group) => ({ ...group, items: inOrder(group.items) })),
      socialMedia: socialMedia && { ...socialMedia, items: linked(socialMedia.items) },
    },
  }
})

export const readFooterContact = publicEndpoint(async (read) => {
  const [cta, address, sideLink] = await Promise.all([
    publicSection(read, contactFooterCta),
    publicSection(read, contactFooterAddress),
    publicSection(read, contactFooterSideLink),
  ])
  return { data: { cta, address, sideLink: sideLink && { ...sideLink, items: linked(sideLink.items) } } }
})
