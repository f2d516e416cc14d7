import { pathTo } from '@flou/shared/paths.ts'
import { contentContext } from '../../../contentContext.ts'
import { faqJsonLd } from '../../../elements/jsonLd/faqJsonLd.ts'
import { usePublisher } from '../../../elements/jsonLd/usePublisher.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { CardBlock } from '../../../sections/blocks/CardBlock.tsx'
import { FormSection } from '../../../sections/contact/FormSection.tsx'
import { CtaBand } from '../../../sections/CtaBand.tsx'
import { FaqList } from '../../../sections/faq/FaqList.tsx'
import { PageOpening } from '../../../sections/hero/PageOpening.tsx'
import { readPage } from '../../reading/readPage.ts'
import { readPrivacy } from '../../reading/readPrivacy.ts'
import { helpTexts } from '../../../texts/pages/help.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { Route } from './+types/contactUs'
import { OfficeSection } from './OfficeSection.tsx'
import { Points } from './Points.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const [page, privacy] = await Promise.all([readPage('contactUs', args), readPrivacy(source)])
  return { ...page, privacy }
}

export default function ContactUs({ loaderData }: Route.ComponentProps) {
  const { head, header, content, form, formContent, faq, faqs, cta, privacy } = loaderData
  const { t } = useTexts(helpTexts)
  const publisher = usePublisher()
  return (
    <>
      <PageHead head={head} jsonLd={[publisher, ...faqJsonLd(faqs)]} />
      <PageOpening head={head} header={header} />
      {content && <CardBlock block={content} />}
      <FormSection
        heading={form}
        privacy={privacy}
        sideContent={
          <>
            {formContent && <Points items={formContent.items} />}
            <p>
              <SiteLink to={pathTo('contactForm')} className="arrow-link">
                {t('toForm')}
              </SiteLink>
            </p>
          </>
        }
      />
      <OfficeSection />
      {faq && <FaqList heading={faq} groups={faqs} anchor="faq" />}
      {cta && <CtaBand cta={cta} />}
    </>
  )
}
