import { ReadOnlyBanner } from '../../../fields/form/ReadOnlyBanner.tsx'
import { useRights } from '../../../core/session/rights.ts'
import { Link, useLocation } from 'react-router'
import { dataRequest } from '@flou/shared/forms/forms/dataRequest.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { referenceOf, senderOf, type SubmissionDetail } from '@flou/shared/inbox/inbox.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ScreenHead } from '../../../ui/screen/ScreenHead.tsx'
import { useOffice } from '../../../core/offices/OfficeContext.ts'
import { listUrl } from '../../../core/offices/useUnread.ts'
import { useCrumbName } from '../../../core/state/crumbName.ts'
import { inboxTexts } from '../../../core/texts/inbox.ts'
import { replyTexts } from '../../../core/texts/inboxReply.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { SubmissionStateBadge } from '../SubmissionStateBadge.tsx'
import { Facts } from './Facts.tsx'
import { FieldList } from './FieldList.tsx'
import { DeskLink } from './DeskLink.tsx'
import { Neighbours } from './Neighbours.tsx'
import { backIn } from '../list/listOrder.ts'
import { ReplyForm } from '../reply/ReplyForm.tsx'
import { HandlingForm } from './HandlingForm.tsx'
import { Thread } from './Thread.tsx'
import classes from './SubmissionView.module.css'

const TEXTS = { ...inboxTexts, ...replyTexts }

interface Props {
  form: FormDeclaration
  one: SubmissionDetail
}

function useBack(form: string): string {
  const { office } = useOffice()
  return backIn(useLocation().state) ?? listUrl(office, form)
}

export function SubmissionView({ form, one }: Props) {
  const t = useTextsOf(TEXTS)
  const language = useLanguage()
  const back = useBack(form.key)
  const name = senderOf(form, one.values)
  const { canEdit } = useRights()
  useCrumbName({ en: name, id: name })
  return (
    <>
      <ScreenHead
        title={name || form.label[language]}
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
        <DeskLink form={form} one={one} />
        <Neighbours one={one} />
      </ScreenHead>
      <ReadOnlyBanner />
      {form.key === dataRequest.key && one.proven === undefined && (
        <Banner tone="soon" title={t('reply.unprovenTitle')} mb="md">
          {t('inbox.unprovenHint')}
        </Banner>
      )}
      {one.isRestricted && (
        <Banner title={t('inbox.restricted')} mb="md">
          {t('inbox.restrictedHint')}
        </Banner>
      )}
      <div className={classes.columns}>
        <div>
          <FieldList form={form} one={one} />
          {canEdit && <ReplyForm key={one.id} form={form} one={one} />}
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
