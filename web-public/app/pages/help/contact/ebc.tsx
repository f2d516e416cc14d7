import { businessContact } from '@flou/shared/submissions/forms/businessContact.ts'
import { contentContext } from '../../../contentContext.ts'
import { faqJsonLd } from '../../../elements/jsonLd/faqJsonLd.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { PagePart } from '../../../sections/blocks/PagePart.tsx'
import { SubmissionForm } from '../../../forms/SubmissionForm.tsx'
import { FormPlace } from '../../../sections/contact/FormPlace.tsx'
import { FaqList } from '../../../sections/faq/FaqList.tsx'
import { Banner } from '../../../sections/hero/Banner.tsx'
import { PageOpening } from '../../../sections/hero/PageOpening.tsx'
import { readPage } from '../../reading/readPage.ts'
import { readPrivacy } from '../../reading/readPrivacy.ts'
import type { Route } from './+types/ebc'

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const [page, privacy] = await Promise.all([readPage('ebc', args), readPrivacy(source)])
  return { ...page, privacy }
}

/** The page around the form for large companies: the form, the enterprise banner, and what follows. */
export default function Ebc({ loaderData }: Route.ComponentProps) {
  const { head, header, banner, title, content, faq, faqs, privacy } = loaderData
  return (
    <>
      <PageHead head={head} jsonLd={faqJsonLd(faqs)} />
      <PageOpening head={head} header={header} />
      <FormPlace heading={title} privacy={privacy}>
        <SubmissionForm form={businessContact} />
      </FormPlace>
      {banner && <Banner banner={banner} media={banner.media} mobile={banner.mobileMedia} isFirst={false} />}
      {content && <PagePart part={content} />}
      {faq && <FaqList heading={faq} groups={faqs} anchor="faq" />}
    </>
  )
}
