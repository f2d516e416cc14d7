import { PageHead } from '../../elements/PageHead.tsx'
import { CardBlock } from '../../sections/blocks/CardBlock.tsx'
import { Split } from '../../sections/blocks/Split.tsx'
import { CtaBand } from '../../sections/CtaBand.tsx'
import { PageOpening } from '../../sections/hero/PageOpening.tsx'
import { pageLoader } from '../reading/readPage.ts'
import type { Route } from './+types/support'
import { SupportNav } from './SupportNav.tsx'

export const loader = pageLoader('support')

export default function Support({
  loaderData: { head, header, content, description, cta },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead head={head} />
      <PageOpening head={head} header={header} />
      <SupportNav />
      {content && <CardBlock block={content} />}
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
