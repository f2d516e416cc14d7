import { Alert } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { referenceOf, senderOf, type SubmissionDetail } from '@flou/shared/inbox/inbox.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ScreenHead } from '../../../ui/screen/ScreenHead.tsx'
import { useOffice } from '../../../core/offices/OfficeContext.ts'
import { listUrl } from '../../../core/offices/useUnread.ts'
import { inboxTexts } from '../../../core/texts/inbox.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { SubmissionStateBadge } from '../SubmissionStateBadge.tsx'
import { Facts } from './Facts.tsx'
import { FieldList } from './FieldList.tsx'
import { ReplyLink } from './ReplyLink.tsx'
import { HandlingForm } from './HandlingForm.tsx'
import { Thread } from './Thread.tsx'
import classes from './SubmissionView.module.css'

interface Props {
  form: FormDeclaration
  one: SubmissionDetail
}

function useBack(form: string): string {
  const { office } = useOffice()
  const state: unknown = useLocation().state
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : undefined
  return typeof back === 'string' ? back : listUrl(office, form)
}

export function SubmissionView({ form, one }: Props) {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  const back = useBack(form.key)
  return (
    <>
      <ScreenHead
        title={senderOf(form, one.values) || form.label[language]}
        above={
          <Link to={back} className={classes.back}>
            <Icon name="back" size={16} /> {t('inbox.back')}
          </Link>
        }
        about={
          <>
            {form.label[language]} {referenceOf(one.id)} <SubmissionStateBadge state={one.state} />
          </>
        }
      >
        <ReplyLink form={form} one={one} />
      </ScreenHead>
      {one.isRestricted && (
        <Alert color="ink" title={t('inbox.restricted')} mb="md">
          {t('inbox.restrictedHint')}
        </Alert>
      )}
      <div className={classes.columns}>
        <div>
          <FieldList form={form} one={one} />
          <Facts form={form} one={one} />
        </div>
        <div>
          <HandlingForm form={form} one={one} />
          <Thread form={form} one={one} />
        </div>
      </div>
    </>
  )
}
