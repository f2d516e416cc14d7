import { usePublisher } from '../../elements/jsonLd/usePublisher.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import { PagePart } from '../../sections/blocks/PagePart.tsx'
import { Split } from '../../sections/blocks/Split.tsx'
import { CtaBand } from '../../sections/CtaBand.tsx'
import { PageOpening } from '../../sections/hero/PageOpening.tsx'
import { pageLoader } from '../reading/readPage.ts'
import { Timeline } from './Timeline.tsx'
import { Touch } from './Touch.tsx'
import type { Route } from './+types/introduction'

export const loader = pageLoader('introduction')

/** Why us: what we stand for, how we came here, who builds with us. */
export default function Introduction({ loaderData }: Route.ComponentProps) {
  const { head, header, description, milestone, milestones, useCase, cta } = loaderData
  return (
    <>
      <PageHead head={head} jsonLd={[usePublisher()]} />
      <PageOpening head={head} header={header} />
      {description && (
        <Split
          block={{ ...description, items: [] }}
          media={description.media}
          mobile={description.mobileMedia}
        />
      )}
      <Timeline heading={milestone} milestones={milestones} />
      {useCase && <PagePart part={useCase} />}
      <Touch />
      {cta && <CtaBand cta={cta} />}
    </>
  )
}
