import { STATUS_TONES } from '../queue/changeRequestWords.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { AnyType } from '@flou/shared/content/define.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Approver, ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { isOpen } from '@flou/shared/approval/workflow.ts'
import { localizedText } from '../../../core/records/localizedText.ts'
import { CHANGE_REQUESTS_PATH } from '../../../core/offices/office.ts'
import { dateText, timeText } from '../../../core/records/timeText.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { recordFormUrl } from '../../../core/offices/recordLocations.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useLanguage, useTextsOf, type TextsOf } from '../../../core/texts/useText.ts'
import { isVisibleOnSite } from './pageStates.ts'
import classes from './Change.module.css'

type T = TextsOf<typeof reviewTexts>

interface Props {
  type: AnyType
  changeRequest: ChangeRequestDetail
}

/** Effect of approval if the diff does not show it. */
function effectOf({ type, changeRequest: { kind, after } }: Props, t: T): string | undefined {
  if (kind === 'trash') return t('change.effect.trash', { days: LIMITS.trashDays })
  if (kind === 'create' || kind === 'update' || kind === 'restoreVersion') {
    if (after && !type.internal && !isVisibleOnSite(type, after)) return t('change.effect.hidden')
    return kind === 'create' && !type.internal ? t('change.effect.create') : undefined
  }
  const hasEffectText =
    kind === 'unpublish' ||
    kind === 'purge' ||
    kind === 'restore' ||
    kind === 'publish' ||
    kind === 'replaceFile'
  return hasEffectText ? t(`change.effect.${kind}`) : undefined
}

function approverText({ name, awayUntil, delegateName }: Approver, t: T, language: Language): string {
  if (awayUntil === undefined) return name
  const day = dateText(awayUntil, language)
  return delegateName === undefined
    ? t('change.away', { name, day })
    : t('change.awayAsk', { name, day, instead: delegateName })
}

function Facts({ changeRequest }: Pick<Props, 'changeRequest'>) {
  const t = useTextsOf(reviewTexts)
  const language = useLanguage()
  const { author, submitted, round, decidedBy, decided, approvers, status } = changeRequest
  const names = [
    ...new Set(
      changeRequest.events.flatMap(({ by, kind }) =>
        kind === 'submit' && by.id !== author.id ? [by.name] : [],
      ),
    ),
  ]
  const facts = [
    t('change.by', { name: author.name, time: timeText(submitted, language) }),
    names.length > 0 && t('change.with', { names: names.join(', ') }),
    round > 1 && t('change.round', { count: round }),
    decidedBy &&
      decided !== undefined &&
      t('change.decidedBy', { name: decidedBy.name, time: timeText(decided, language) }),
    isOpen(status) &&
      approvers.length > 0 &&
      t('change.approvers', {
        names: approvers.map((person) => approverText(person, t, language)).join(', '),
      }),
  ].filter((fact): fact is string => typeof fact === 'string')
  return <p className={classes.facts}>{facts.join(' · ')}</p>
}

export function ChangeRequestHead({ type, changeRequest }: Props) {
  const t = useTextsOf(reviewTexts)
  const language = useLanguage()
  const { kind, status, recordId, parentId, titles, onlyIn } = changeRequest
  const title = localizedText(titles, language).text || `${type.label[language]} ${recordId || ''}`
  const hasForm = type.single || recordId > 0
  const form = hasForm
    ? recordFormUrl('dashboard2', {
        type: type.key,
        id: recordId,
        ...(parentId !== undefined && { parentId }),
      })
    : undefined
  const effect = effectOf({ type, changeRequest }, t)
  return (
    <header className={classes.head}>
      <div>
        <p className={classes.kind}>
          {t(`change.kind.${kind}`)} · {type.label[language]}
        </p>
        <h1>
          {title} {status !== 0 && <Badge tone={STATUS_TONES[status]}>{t(`change.status.${status}`)}</Badge>}
        </h1>
        <Facts changeRequest={changeRequest} />
        {effect !== undefined && <p className={classes.effect}>{effect}</p>}
        {onlyIn && <p className={classes.effect}>{t(`change.effect.onlyIn.${onlyIn}`)}</p>}
      </div>
      <div className={classes.links}>
        {form !== undefined && (
          <Button component={Link} to={form} variant="default" leftSection={<Icon name="edit" size={16} />}>
            {t('change.openForm')}
          </Button>
        )}
        <Button
          component={Link}
          to={CHANGE_REQUESTS_PATH}
          variant="default"
          leftSection={<Icon name="back" size={16} />}
        >
          {t('change.queue')}
        </Button>
      </div>
    </header>
  )
}
