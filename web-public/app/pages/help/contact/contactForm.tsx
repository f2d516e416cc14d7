import { contactMessage } from '@flou/shared/submissions/forms/contactMessage.ts'
import { faqJsonLd } from '../../../elements/jsonLd/faqJsonLd.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { CardBlock } from '../../../sections/blocks/CardBlock.tsx'
import { SubmissionForm } from '../../../forms/SubmissionForm.tsx'
import { FormPlace } from '../../../sections/contact/FormPlace.tsx'
import { CtaBand } from '../../../sections/CtaBand.tsx'
import { FaqList } from '../../../sections/faq/FaqList.tsx'
import { PageOpening } from '../../../sections/hero/PageOpening.tsx'
import { readPage } from '../../reading/readPage.ts'
import { AboutEstimate, useEstimateReference } from './AboutEstimate.tsx'
import type { Route } from './+types/contactForm'

export const loader = (args: Route.LoaderArgs) => readPage('contactForm', args)

/** The page of the contact form. */
export default function ContactForm({ loaderData }: Route.ComponentProps) {
  const { head, header, content, title, faq, faqs, cta } = loaderData
  const estimate = useEstimateReference()
  return (
    <>
      <PageHead head={head} jsonLd={faqJsonLd(faqs)} />
      <PageOpening head={head} header={header} />
      <FormPlace heading={title}>
        <AboutEstimate estimate={estimate} />
        <SubmissionForm form={contactMessage} {...(estimate !== '' && { given: { estimate } })} />
      </FormPlace>
      {content && <CardBlock block={content} />}
      {faq && <FaqList heading={faq} groups={faqs} anchor="faq" />}
      {cta && <CtaBand cta={cta} />}
    </>
  )
}
