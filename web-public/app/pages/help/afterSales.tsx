import { PageHead } from '../../elements/PageHead.tsx'
import { CardBlock } from '../../sections/blocks/CardBlock.tsx'
import { CtaBand } from '../../sections/CtaBand.tsx'
import { PageOpening } from '../../sections/hero/PageOpening.tsx'
import { pageLoader } from '../reading/readPage.ts'
import type { Route } from './+types/afterSales'
import { SupportNav } from './SupportNav.tsx'

export const loader = pageLoader('afterSales')

export default function AfterSales({ loaderData: { head, header, content, cta } }: Route.ComponentProps) {
  return (
    <>
      <PageHead head={head} />
      <PageOpening head={head} header={header} />
      <SupportNav />
      {content && <CardBlock block={content} />}
      {cta && <CtaBand cta={cta} />}
    </>
  )
}
