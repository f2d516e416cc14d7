import { abuseReport } from '@flou/shared/forms/forms/abuseReport.ts'
import { contentContext } from '../../../contentContext.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { SubmissionForm } from '../../../forms/SubmissionForm.tsx'
import { FormSection } from '../../../sections/contact/FormSection.tsx'
import { PlainHeader } from '../../../sections/PlainHeader.tsx'
import { readPage } from '../../reading/readPage.ts'
import { descriptionTexts, helpTexts } from '../../../texts/pages/help.ts'
import { textsIn, useTexts } from '../../../texts/useTexts.ts'
import type { Route } from './+types/abuseReport'

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const { t } = textsIn(descriptionTexts, source.language)
  const page = await readPage('abuseReport', args)
  return { ...page, head: { ...page.head, description: t('abuseReport') } }
}

export default function AbuseReport({ loaderData: { head } }: Route.ComponentProps) {
  const { t } = useTexts(helpTexts)
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
