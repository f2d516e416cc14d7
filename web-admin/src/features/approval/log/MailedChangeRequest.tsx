import { useMemo } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import type { MailedDecision } from '@flou/shared/approval/changeRequestDetail.ts'
import { fieldRows } from '../../../fields/diff/fieldRows.ts'
import { localizedText } from '../../../core/records/localizedText.ts'
import { plannedText, timeText } from '../../../core/records/timeText.ts'
import { mailedTexts } from '../../../core/texts/approval.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { FieldRows } from '../diff/FieldRows.tsx'
import classes from './Mailed.module.css'

const TEXTS = { ...reviewTexts, ...mailedTexts }

interface Props {
  decision: MailedDecision
  type: AnyType
}

export function MailedChangeRequest({ decision, type }: Props) {
  const t = useTextsOf(TEXTS)
  const language = useLanguage()
  const { kind, titles, recordId, author, submitted, planned, onlyIn, approver, before, after } = decision
  const rows = useMemo(
    () => fieldRows(type.declaration, before ?? {}, after ?? {}).filter(({ isChanged }) => isChanged),
    [type, before, after],
  )
  const title = localizedText(titles, language).text || `${type.label[language]} ${recordId || ''}`
  return (
    <>
      <h2 className={classes.change}>
        {t(`change.kind.${kind}`)}: {title}
      </h2>
      <p className={classes.facts}>
        {type.label[language]} · {t('change.by', { name: author.name, time: timeText(submitted, language) })}
        {planned !== undefined && <> · {t('mailed.planned', { day: plannedText(planned, language) })}</>}
      </p>
      {onlyIn && <p>{t(`change.effect.onlyIn.${onlyIn}`)}</p>}
      <p className={classes.facts}>{t('mailed.for', { name: approver })}</p>
      {kind === 'trash' || kind === 'unpublish' ? (
        <p>{t(`change.effect.${kind}`, { days: LIMITS.trashDays })}</p>
      ) : (
        <FieldRows rows={rows} type={type} />
      )}
    </>
  )
}
