import {
  contactFooterAddress,
  contactFooterCta,
  contactFooterSideLink,
} from '@flou/shared/content/types/contactFooter.ts'
import { footerGroup, footerSocialMedia } from '@flou/shared/content/types/footer.ts'
import { linkOf } from '@flou/shared/content/linkOf.ts'
import { settingCtaColor, settingLogo } from '@flou/shared/content/types/setting.ts'
import { siteOrigin } from '../store/publishing/siteAddress.ts'
import { inOrder, publicEndpoint, publicSection } from './publicEndpoint.ts'

/** `GET /api/site/config`: favicon and logo, null until they are set; the colour of buttons; the site's address once it is known. */
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
      ctaColor: color?.color ?? settingCtaColor.shape.fields.color.initial,
      ...(origin !== undefined && { origin }),
    },
  }
})

/** Links in the order editors gave them, each with where it leads. */
const linked = <T extends Parameters<typeof linkOf>[0] & { order: number }>(items: readonly T[]) =>
  inOrder(items).map((item) => ({ ...item, url: linkOf(item) }))

/** `GET /api/footer` (spec §3, footer response). */
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

/** `GET /api/contact/footer-contact`; each part is null until it has been saved once. */
export const readFooterContact = publicEndpoint(async (read) => {
  const [cta, address, sideLink] = await Promise.all([
    publicSection(read, contactFooterCta),
    publicSection(read, contactFooterAddress),
    publicSection(read, contactFooterSideLink),
  ])
  return { data: { cta, address, sideLink: sideLink && { ...sideLink, items: linked(sideLink.items) } } }
})
