import { dataRequest } from '@flou/shared/submissions/forms/dataRequest.ts'
import { contentContext } from '../../../contentContext.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { SubmissionForm } from '../../../forms/SubmissionForm.tsx'
import { FormPlace } from '../../../sections/contact/FormPlace.tsx'
import { PlainHeader } from '../../../sections/PlainHeader.tsx'
import { readPage } from '../../reading/readPage.ts'
import { useHelpTexts } from '../texts.ts'
import type { Route } from './+types/dataRequest'

/** For search engines. */
const DESCRIPTION = {
  en: 'Ask to see, correct, receive or erase the personal data that we keep of you. Answered within 3 × 24 hours.',
  id: 'Ajukan permintaan untuk melihat, memperbaiki, menerima salinan, atau menghapus data pribadi Anda. Dijawab dalam 3 × 24 jam.',
} as const

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const page = await readPage('dataRequest', args)
  return { ...page, head: { ...page.head, description: DESCRIPTION[source.language] } }
}

/** What people ask about the data that is kept of them. */
export default function DataRequest({ loaderData: { head } }: Route.ComponentProps) {
  const { t } = useHelpTexts()
  return (
    <>
      <PageHead head={head} />
      <PlainHeader head={head} />
      <FormPlace heading={{ title: t('dataRequestTitle'), content: t('dataRequestText') }}>
        <SubmissionForm form={dataRequest} />
      </FormPlace>
    </>
  )
}
