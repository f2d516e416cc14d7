import { businessContact } from '@flou/shared/submissions/forms/businessContact.ts'
import { faqJsonLd } from '../../../elements/jsonLd/faqJsonLd.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { PagePart } from '../../../sections/blocks/PagePart.tsx'
import { SubmissionForm } from '../../../forms/SubmissionForm.tsx'
import { FormPlace } from '../../../sections/contact/FormPlace.tsx'
import { FaqList } from '../../../sections/faq/FaqList.tsx'
import { Banner } from '../../../sections/hero/Banner.tsx'
import { PageOpening } from '../../../sections/hero/PageOpening.tsx'
import { readPage } from '../../reading/readPage.ts'
import type { Route } from './+types/ebc'

export const loader = (args: Route.LoaderArgs) => readPage('ebc', args)

/** The page around the form for large companies: the form, the enterprise banner, and what follows. */
export default function Ebc({ loaderData }: Route.ComponentProps) {
  const { head, header, banner, title, content, faq, faqs } = loaderData
  return (
    <>
      <PageHead head={head} jsonLd={faqJsonLd(faqs)} />
      <PageOpening head={head} header={header} />
      <FormPlace heading={title}>
        <SubmissionForm form={businessContact} />
      </FormPlace>
      {banner && <Banner banner={banner} media={banner.media} mobile={banner.mobileMedia} isFirst={false} />}
      {content && <PagePart part={content} />}
      {faq && <FaqList heading={faq} groups={faqs} anchor="faq" />}
    </>
  )
}
