import { dataRequest } from '@flou/shared/forms/forms/dataRequest.ts'
import { contentContext } from '../../../contentContext.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { SubmissionForm } from '../../../forms/SubmissionForm.tsx'
import { FormSection } from '../../../sections/contact/FormSection.tsx'
import { PlainHeader } from '../../../sections/PlainHeader.tsx'
import { readPage } from '../../reading/readPage.ts'
import { descriptionTexts, helpTexts } from '../../../texts/pages/help.ts'
import { textsIn, useTexts } from '../../../texts/useTexts.ts'
import type { Route } from './+types/dataRequest'

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const { t } = textsIn(descriptionTexts, source.language)
  const page = await readPage('dataRequest', args)
  return { ...page, head: { ...page.head, description: t('dataRequest') } }
}

export default function DataRequest({ loaderData: { head } }: Route.ComponentProps) {
  const { t } = useTexts(helpTexts)
  return (
    <>
      <PageHead head={head} />
      <PlainHeader head={head} />
      <FormSection heading={{ title: t('dataRequestTitle'), content: t('dataRequestText') }}>
        <SubmissionForm form={dataRequest} />
      </FormSection>
    </>
  )
}
