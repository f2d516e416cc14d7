import { faqJsonLd } from '../../elements/jsonLd/faqJsonLd.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import { CardBlock } from '../../sections/blocks/CardBlock.tsx'
import { CtaBand } from '../../sections/CtaBand.tsx'
import { FaqList } from '../../sections/faq/FaqList.tsx'
import { PageOpening } from '../../sections/hero/PageOpening.tsx'
import { pageLoader } from '../reading/readPage.ts'
import { documentationTexts } from '../../texts/pages/documentation.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { Route } from './+types/resources'

export const loader = pageLoader('resources')

export default function Resources({ loaderData }: Route.ComponentProps) {
  const { head, header, content, questions, faqs, cta } = loaderData
  const { t } = useTexts(documentationTexts)
  return (
    <>
      <PageHead head={head} jsonLd={faqJsonLd(faqs)} />
      <PageOpening head={head} header={header} />
      {content && <CardBlock block={content} />}
      <FaqList heading={questions ?? { title: t('faq'), content: '' }} groups={faqs} anchor="faq" />
      {cta && <CtaBand cta={cta} />}
    </>
  )
}
