import { contactMessage } from '@flou/shared/forms/forms/contactMessage.ts'
import { faqJsonLd } from '../../../elements/jsonLd/faqJsonLd.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { CardBlock } from '../../../sections/blocks/CardBlock.tsx'
import { SubmissionForm } from '../../../forms/SubmissionForm.tsx'
import { FormSection } from '../../../sections/contact/FormSection.tsx'
import { CtaBand } from '../../../sections/CtaBand.tsx'
import { FaqList } from '../../../sections/faq/FaqList.tsx'
import { PageOpening } from '../../../sections/hero/PageOpening.tsx'
import { readPage } from '../../reading/readPage.ts'
import { AboutApplication, useProgramme } from './AboutApplication.tsx'
import { AboutEstimate, useEstimateReference } from './AboutEstimate.tsx'
import type { Route } from './+types/contactForm'

export const loader = (args: Route.LoaderArgs) => readPage('contactForm', args)

export default function ContactForm({ loaderData }: Route.ComponentProps) {
  const { head, header, content, title, faq, faqs, cta } = loaderData
  const estimate = useEstimateReference()
  const programme = useProgramme()
  const prefilled = { ...(estimate !== '' && { estimate }), ...(programme && { programme }) }
  return (
    <>
      <PageHead head={head} jsonLd={faqJsonLd(faqs)} />
      <PageOpening head={head} header={header} />
      <FormSection heading={title}>
        <AboutEstimate estimate={estimate} />
        <AboutApplication programme={programme} />
        <SubmissionForm form={contactMessage} prefilled={prefilled} />
      </FormSection>
      {content && <CardBlock block={content} />}
      {faq && <FaqList heading={faq} groups={faqs} anchor="faq" />}
      {cta && <CtaBand cta={cta} />}
    </>
  )
}
