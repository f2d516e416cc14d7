import { PageHead } from '../../elements/PageHead.tsx'
import { CardBlock, type Block } from '../../sections/blocks/CardBlock.tsx'
import type { MediaBlock } from '../../sections/blocks/mediaBlock.ts'
import { Split } from '../../sections/blocks/Split.tsx'
import { CtaBand } from '../../sections/CtaBand.tsx'
import { PageOpening } from '../../sections/hero/PageOpening.tsx'
import { pageLoader } from '../reading/readPage.ts'
import type { Route } from './+types/partnershipSupport'
import { SupportNav } from './SupportNav.tsx'

export const loader = pageLoader('partnershipSupport')

interface ProgramProps {
  description: Omit<MediaBlock, 'items'> | undefined
  steps: Block | undefined
}

function Program({ description, steps }: ProgramProps) {
  return (
    <>
      {description && <Split block={{ ...description, items: [] }} media={description.media} />}
      {steps && <CardBlock block={steps} />}
    </>
  )
}

export default function PartnershipSupport({ loaderData }: Route.ComponentProps) {
  const { head, header, business, businessSteps, technology, technologySteps } = loaderData
  const { description, cta } = loaderData
  return (
    <>
      <PageHead head={head} />
      <PageOpening head={head} header={header} />
      <SupportNav />
      <Program description={business} steps={businessSteps} />
      <Program description={technology} steps={technologySteps} />
      {description && (
        <Split
          block={{ ...description, items: [] }}
          media={description.media}
          mobile={description.mobileMedia}
        />
      )}
      {cta && <CtaBand cta={cta} />}
    </>
  )
}
