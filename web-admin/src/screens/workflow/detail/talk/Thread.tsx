import type { AnyType } from '@flou/shared/content/define.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import type { ChangeEvent } from '@flou/shared/workflow.ts'
import { dateText, timeText } from '../../../../content/timeText.ts'
import { changeTexts } from '../../../../texts/screens/workflowDetail.ts'
import { useLanguage } from '../../../../texts/useText.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import { fieldOfKey } from '../fieldName.ts'
import { CommentForm } from './CommentForm.tsx'
import classes from './Talk.module.css'

interface Props {
  type: AnyType
  change: ChangeDetail
}

function Event({ event, type, change }: Props & { event: ChangeEvent }) {
  const t = useTextsOf(changeTexts)
  const language = useLanguage()
  const { kind, by, at, text, field, via, planned } = event
  const named = { typeKey: type.key, shape: type.shape, values: change.after ?? change.before, language }
  const about = field === undefined ? undefined : fieldOfKey(field, named)
  const name = [about?.label, about?.language && t(`form.language.${about.language}`)]
    .filter(Boolean)
    .join(', ')
  return (
    <li data-kind={kind}>
      <p>
        <strong>{by.name}</strong> {t(`event.${kind}`)}
        {planned &&
          `, ${t('event.newDay', { day: dateText(planned.to, language), before: dateText(planned.from, language) })}`}
        {via === 'mail' && ` ${t('event.byMail')}`}
        {about && ` ${t('comment.about', { field: name })}`}
      </p>
      <time dateTime={at}>{timeText(at, language)}</time>
      {text !== undefined && <p className={classes.text}>{text}</p>}
    </li>
  )
}

/** What happened to a change and was said of it, the oldest first. */
export function Thread({ type, change }: Props) {
  const t = useTextsOf(changeTexts)
  return (
    <section className={classes.thread} aria-labelledby="history">
      <h2 id="history">{t('change.history')}</h2>
      <ol aria-labelledby="history">
        {change.events.map((event) => (
          <Event key={event.id} event={event} type={type} change={change} />
        ))}
      </ol>
      <CommentForm change={change.id} />
    </section>
  )
}
