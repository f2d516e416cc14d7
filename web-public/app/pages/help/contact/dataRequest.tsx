import { dataRequest } from '@flou/shared/submissions/forms/dataRequest.ts'
import { contentContext } from '../../../contentContext.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { SubmissionForm } from '../../../forms/SubmissionForm.tsx'
import { FormSection } from '../../../sections/contact/FormSection.tsx'
import { PlainHeader } from '../../../sections/PlainHeader.tsx'
import { readPage } from '../../reading/readPage.ts'
import { useHelpTexts } from '../texts.ts'
import type { Route } from './+types/dataRequest'

const DESCRIPTION = {
  en: 'Request to see, correct, receive or erase the personal data we keep about you. Answered within 3 × 24 hours.',
  id: 'Ajukan permintaan untuk melihat, memperbaiki, menerima salinan, atau menghapus data pribadi Anda. Dijawab dalam 3 × 24 jam.',
} as const

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const page = await readPage('dataRequest', args)
  return { ...page, head: { ...page.head, description: DESCRIPTION[source.language] } }
}

export default function DataRequest({ loaderData: { head } }: Route.ComponentProps) {
  const { t } = useHelpTexts()
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
