import { usePublisher } from '../../elements/jsonLd/usePublisher.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import { PageBlock } from '../../sections/blocks/PageBlock.tsx'
import { Split } from '../../sections/blocks/Split.tsx'
import { CtaBand } from '../../sections/CtaBand.tsx'
import { PageOpening } from '../../sections/hero/PageOpening.tsx'
import { GlobalNetwork } from '../../sections/network/GlobalNetwork.tsx'
import { readNetwork } from '../../sections/network/readNetwork.ts'
import { contentContext } from '../../contentContext.ts'
import { readPage } from '../reading/readPage.ts'
import { Timeline } from './Timeline.tsx'
import { Touch } from './Touch.tsx'
import type { Route } from './+types/introduction'

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const [page, network] = await Promise.all([readPage('introduction', args), readNetwork(source)])
  return { ...page, network }
}

export default function Introduction({ loaderData }: Route.ComponentProps) {
  const { head, header, description, network, milestone, milestones, useCase, cta } = loaderData
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
      {useCase && <PageBlock block={useCase} />}
      <GlobalNetwork block={network.content} map={network.map} />
      <Touch />
      {cta && <CtaBand cta={cta} />}
    </>
  )
}
