import type { AnyType } from '@flou/shared/content/define.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import type { ChangeRequestEvent } from '@flou/shared/approval/workflow.ts'
import { plannedText, timeText } from '../../../core/records/timeText.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { fieldOfKey } from './fieldName.ts'
import { CommentForm } from './CommentForm.tsx'
import classes from './Talk.module.css'

interface Props {
  type: AnyType
  changeRequest: ChangeRequestDetail
}

function Event({ event, type, changeRequest }: Props & { event: ChangeRequestEvent }) {
  const t = useTextsOf(reviewTexts)
  const language = useLanguage()
  const { kind, by, at, text, suggestion, field, via, planned } = event
  const named = {
    typeKey: type.key,
    shape: type.declaration,
    values: changeRequest.after ?? changeRequest.before,
    language,
  }
  const about = field === undefined ? undefined : fieldOfKey(field, named)
  const name = [about?.label, about?.language && t(`language.${about.language}`)].filter(Boolean).join(', ')
  return (
    <li data-kind={kind}>
      <p>
        <strong>{by.name}</strong> {t(`event.${kind}`)}
        {planned &&
          `, ${t('event.newDay', { day: plannedText(planned.to, language), before: plannedText(planned.from, language) })}`}
        {via === 'mail' && ` ${t('event.byMail')}`}
        {about && ` ${t('comment.about', { field: name })}`}
      </p>
      <time dateTime={at}>{timeText(at, language)}</time>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {suggestion !== undefined && <p className={classes.text}>{`${t('suggestion.label')} ${suggestion}`}</p>}
    </li>
  )
}

export function Thread({ type, changeRequest }: Props) {
  const t = useTextsOf(reviewTexts)
  return (
    <section className={classes.thread} aria-labelledby="history">
      <h2 id="history">{t('change.history')}</h2>
      <ol aria-labelledby="history">
        {changeRequest.events.map((event) => (
          <Event key={event.id} event={event} type={type} changeRequest={changeRequest} />
        ))}
      </ol>
      <CommentForm changeRequestId={changeRequest.id} />
    </section>
  )
}
