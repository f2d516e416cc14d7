import { Badge, Button } from '@mantine/core'
import { Link } from 'react-router'
import type { AnyType } from '@flou/shared/content/define.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Approver, ChangeDetail } from '@flou/shared/changes/detail.ts'
import { isOpen, WORKFLOW_STATUS } from '@flou/shared/workflow.ts'
import { localizedText } from '../../../content/localizedText.ts'
import { QUEUE_ADDRESS } from '../../../content/pending/changeAddress.ts'
import { dateText, timeText } from '../../../content/timeText.ts'
import { Icon } from '../../../elements/Icon.tsx'
import { formAddress } from '../../../offices/recordPlaces.ts'
import { changeTexts } from '../../../texts/screens/workflowDetail.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf, type TextsOf } from '../../../texts/useTextsOf.ts'
import { isShown } from './page/pageStates.ts'
import classes from './Change.module.css'

type T = TextsOf<keyof typeof changeTexts>

interface Props {
  type: AnyType
  change: ChangeDetail
}

const COLOURS: Partial<Record<ChangeDetail['status'], string>> = {
  [WORKFLOW_STATUS.approved]: 'leaf',
  [WORKFLOW_STATUS.rejected]: 'danger',
  [WORKFLOW_STATUS.changesRequested]: 'danger',
  [WORKFLOW_STATUS.applyFailed]: 'danger',
}

/** What approving leads to, where the fields below do not say it. */
function effectOf({ type, change: { kind, after } }: Props, t: T): string | undefined {
  if (kind === 'trash') return t('change.effect.trash', { days: LIMITS.trashDays })
  if (kind === 'create' || kind === 'update' || kind === 'restoreVersion') {
    if (after && !type.internal && !isShown(type, after)) return t('change.effect.hidden')
    return kind === 'create' && !type.internal ? t('change.effect.create') : undefined
  }
  const isSaid =
    kind === 'unpublish' ||
    kind === 'purge' ||
    kind === 'restore' ||
    kind === 'publish' ||
    kind === 'replaceFile'
  return isSaid ? t(`change.effect.${kind}`) : undefined
}

/** An approver's name; of who is away, until when, and whom to ask instead. */
function approverText({ name, awayUntil, instead }: Approver, t: T, language: Language): string {
  if (awayUntil === undefined) return name
  const day = dateText(awayUntil, language)
  return instead === undefined ? t('change.away', { name, day }) : t('change.awayAsk', { name, day, instead })
}

/** Who sent it, with whom, how often, and who can decide or has decided. */
function Facts({ change }: Pick<Props, 'change'>) {
  const t = useTextsOf(changeTexts)
  const language = useLanguage()
  const { author, submitted, round, decidedBy, decided, approvers, status } = change
  const names = [
    ...new Set(
      change.events.flatMap(({ by, kind }) => (kind === 'submit' && by.id !== author.id ? [by.name] : [])),
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

/** The name of a change, where it stands, and the ways to its record and to the queue. */
export function ChangeHead({ type, change }: Props) {
  const t = useTextsOf(changeTexts)
  const language = useLanguage()
  const { kind, status, recordId, parentId, titles } = change
  const title = localizedText(titles, language).text || `${type.label[language]} ${recordId || ''}`
  const hasForm = type.single || recordId > 0
  const form = hasForm
    ? formAddress('dashboard2', {
        type: type.key,
        id: recordId,
        ...(parentId !== undefined && { parentId }),
      })
    : undefined
  const effect = effectOf({ type, change }, t)
  return (
    <header className={classes.head}>
      <div>
        <p className={classes.kind}>
          {t(`change.kind.${kind}`)} · {type.label[language]}
        </p>
        <h1>
          {title}{' '}
          <Badge variant="light" color={COLOURS[status] ?? 'ink'} tt="none" miw="max-content">
            {status !== 0 && t(`change.status.${status}`)}
          </Badge>
        </h1>
        <Facts change={change} />
        {effect !== undefined && <p className={classes.effect}>{effect}</p>}
      </div>
      <div className={classes.links}>
        {form !== undefined && (
          <Button component={Link} to={form} variant="default" leftSection={<Icon name="edit" size={16} />}>
            {t('change.openForm')}
          </Button>
        )}
        <Button
          component={Link}
          to={QUEUE_ADDRESS}
          variant="default"
          leftSection={<Icon name="back" size={16} />}
        >
          {t('change.queue')}
        </Button>
      </div>
    </header>
  )
}
