import { abuseReport } from '@flou/shared/submissions/forms/abuseReport.ts'
import { contentContext } from '../../../contentContext.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { SubmissionForm } from '../../../forms/SubmissionForm.tsx'
import { FormSection } from '../../../sections/contact/FormSection.tsx'
import { PlainHeader } from '../../../sections/PlainHeader.tsx'
import { readPage } from '../../reading/readPage.ts'
import { useHelpTexts } from '../texts.ts'
import type { Route } from './+types/abuseReport'

const DESCRIPTION = {
  en: 'Report spam, attacks, phishing or illegal content that comes from our network. Our security team responds day and night.',
  id: 'Laporkan spam, serangan, phishing, atau konten ilegal dari jaringan kami. Tim keamanan kami siaga siang dan malam.',
} as const

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const page = await readPage('abuseReport', args)
  return { ...page, head: { ...page.head, description: DESCRIPTION[source.language] } }
}

export default function AbuseReport({ loaderData: { head } }: Route.ComponentProps) {
  const { t } = useHelpTexts()
  return (
    <>
      <PageHead head={head} />
      <PlainHeader head={head} />
      <FormSection heading={{ title: t('abuseReportTitle'), content: t('abuseReportText') }}>
        <SubmissionForm form={abuseReport} />
      </FormSection>
    </>
  )
}
