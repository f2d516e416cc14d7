import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { personalDataArea } from '@flou/shared/content/types/customScreens.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { dataRequest } from '@flou/shared/forms/forms/dataRequest.ts'
import type { SubmissionDetail } from '@flou/shared/inbox/inbox.ts'
import { useOffice } from '../../../core/offices/OfficeContext.ts'
import { replyTexts } from '../../../core/texts/inboxReply.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

/** Opens the personal-data desk. The email is passed as state, because URLs are logged. */
export function DeskLink({ form, one }: { form: FormDeclaration; one: SubmissionDetail }) {
  const t = useTextsOf(replyTexts)
  const { office } = useOffice()
  const { email } = one.values
  if (form.key !== dataRequest.key || typeof email !== 'string') return null
  return (
    <Button component={Link} to={`/${office}/${personalDataArea.path[office]}`} state={{ email }}>
      {t('reply.desk')}
    </Button>
  )
}
