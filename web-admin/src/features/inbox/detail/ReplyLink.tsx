import { Button } from '@mantine/core'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import type { SubmissionDetail } from '@flou/shared/inbox/inbox.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Hint } from '../../../ui/screen/Card.tsx'
import { inboxTexts } from '../../../core/texts/inbox.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { replyUrl } from './replyUrl.ts'

export function ReplyLink({ form, one }: { form: FormDeclaration; one: SubmissionDetail }) {
  const t = useTextsOf(inboxTexts)
  const replyHref = replyUrl(form, one)
  if (replyHref === undefined) return null
  return (
    <div>
      <Button component="a" href={replyHref} leftSection={<Icon name="contact" size={16} />}>
        {t('inbox.reply')}
      </Button>
      <Hint>{t('inbox.replyHint', { language: t(`inbox.language.${one.language}`) })}</Hint>
    </div>
  )
}
