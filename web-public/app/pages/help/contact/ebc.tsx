import { businessContact } from '@flou/shared/forms/forms/businessContact.ts'
import { faqJsonLd } from '../../../elements/jsonLd/faqJsonLd.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { PageBlock } from '../../../sections/blocks/PageBlock.tsx'
import { SubmissionForm } from '../../../forms/SubmissionForm.tsx'
import { FormSection } from '../../../sections/contact/FormSection.tsx'
import { FaqList } from '../../../sections/faq/FaqList.tsx'
import { Banner } from '../../../sections/hero/Banner.tsx'
import { PageOpening } from '../../../sections/hero/PageOpening.tsx'
import { readPage } from '../../reading/readPage.ts'
import type { Route } from './+types/ebc'

export const loader = (args: Route.LoaderArgs) => readPage('ebc', args)

export default function Ebc({ loaderData }: Route.ComponentProps) {
  const { head, header, banner, title, content, faq, faqs } = loaderData
  return (
    <>
      <PageHead head={head} jsonLd={faqJsonLd(faqs)} />
      <PageOpening head={head} header={header} />
      <FormSection heading={title}>
        <SubmissionForm form={businessContact} />
      </FormSection>
      {banner && <Banner banner={banner} media={banner.media} mobile={banner.mobileMedia} isFirst={false} />}
      {content && <PageBlock block={content} />}
      {faq && <FaqList heading={faq} groups={faqs} anchor="faq" />}
    </>
  )
}
