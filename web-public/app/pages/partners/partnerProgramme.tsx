import { itemListJsonLd } from '../../elements/jsonLd/jsonLd.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import { CardBlock } from '../../sections/blocks/CardBlock.tsx'
import { Split } from '../../sections/blocks/Split.tsx'
import { CtaBand } from '../../sections/CtaBand.tsx'
import { PageOpening } from '../../sections/hero/PageOpening.tsx'
import { ListHead } from '../../sections/list/ListHead.tsx'
import { useSite } from '../../site/useSite.ts'
import { InDepth } from './InDepth.tsx'
import { Partners } from './Partners.tsx'
import { readProgramme, type Programme } from './readProgramme.ts'
import { Steps } from './Steps.tsx'
import { partnerTexts } from '../../texts/pages/partners.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { Route } from './+types/partnerProgramme'
import { isLinkUrl } from '../../site/links.ts'

export const loader = (args: Route.LoaderArgs) => readProgramme(args)

const jsonLdOf = ({ partners }: Programme, site: Parameters<typeof itemListJsonLd>[0]) =>
  itemListJsonLd(
    site,
    partners.filter(({ url }) => isLinkUrl(url)).map(({ title, url }) => ({ name: title, link: url })),
  )

/** Makes texts unique per product for search engines. */
const aboutProduct = (text: string, product: string | undefined) =>
  product === undefined ? text : `${product}: ${text}`

export default function PartnerProgramme({ loaderData: programme }: Route.ComponentProps) {
  const { t } = useTexts(partnerTexts)
  const { site } = useSite()
  const { head: plain, list, product, header, description, benefit, inDepth, journey, nextStep } = programme
  const named = (title: string) => (product === undefined ? title : t('forProduct', { title, product }))
  const { title, name, description: about } = plain
  const head = { ...plain, title: named(title), name: named(name), description: aboutProduct(about, product) }
  if (list.number > 1)
    return (
      <>
        <ListHead head={head} list={list} isPlain />
        <Partners programme={programme} />
      </>
    )
  return (
    <>
      <PageHead head={head} list={list} jsonLd={jsonLdOf(programme, site)} />
      <PageOpening head={head} header={header && { ...header, title: named(header.title) }} />
      {description && <Split block={{ ...description, items: [] }} media={description.media} />}
      {benefit && <CardBlock block={benefit} />}
      {journey && <Steps block={journey} />}
      {inDepth && <InDepth block={inDepth} />}
      <Partners programme={programme} />
      {nextStep && <CtaBand cta={nextStep} />}
    </>
  )
}
