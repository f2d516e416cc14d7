import { Button } from '@mantine/core'
import type { Submission } from '@flou/shared/submissions/define.ts'
import type { SubmissionDetail } from '@flou/shared/submissions/inbox.ts'
import { Icon } from '../../../elements/Icon.tsx'
import { Hint } from '../../../elements/screen/Hint.tsx'
import { inboxTexts } from '../../../texts/screens/inbox.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { replyAddress } from './replyAddress.ts'

/** Opens a mail to whoever sent it in the reader's own mail program, in the visitor's language. */
export function ReplyLink({ form, one }: { form: Submission; one: SubmissionDetail }) {
  const t = useTextsOf(inboxTexts)
  const address = replyAddress(form, one)
  if (address === undefined) return null
  return (
    <div>
      <Button component="a" href={address} leftSection={<Icon name="contact" size={16} />}>
        {t('inbox.reply')}
      </Button>
      <Hint>{t('inbox.replyHint', { language: t(`inbox.language.${one.language}`) })}</Hint>
    </div>
  )
}
