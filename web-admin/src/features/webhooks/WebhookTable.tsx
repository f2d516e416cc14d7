import type { Webhook } from '@flou/shared/webhooks.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { timeText } from '../../core/records/timeText.ts'
import { useRights } from '../../core/session/rights.ts'
import { notifyError, notifySuccess } from '../../core/state/notify.ts'
import { webhookTexts } from '../../core/texts/webhooks.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Table } from '../../ui/table/Table.tsx'
import classes from '../../ui/table/Table.module.css'
import { useResultText, useSaveWebhook, useSendNow } from './useWebhooks.ts'

export type WebhookAction = 'log' | 'edit' | 'rotate' | 'delete'

interface Props {
  onAction: (action: WebhookAction, webhook: Webhook) => void
}

function useMenuItems(webhook: Webhook, { onAction }: Props) {
  const t = useTextsOf(webhookTexts)
  const failureText = useFailureText()
  const { canEdit, isApprovalNeeded } = useRights()
  const send = useSendNow()
  const save = useSaveWebhook()
  const { id, name, url, events, types, isActive } = webhook
  const change = isActive ? 'pause' : 'resume'
  const isChangeable = canEdit && !isApprovalNeeded
  const toggle = () =>
    save.mutate(
      { id, name, url, events, types, isActive: !isActive },
      {
        onSuccess: () => notifySuccess(t('hook.saved', { name })),
        onError: (error) => notifyError(failureText(error)),
      },
    )
  return [
    { label: t('hook.log'), name: t('hook.logOf', { name }), onChoose: () => onAction('log', webhook) },
    ...(canEdit
      ? [
          {
            label: t('hook.sendTest'),
            name: t('hook.sendTestTo', { name }),
            onChoose: () => send.mutate({ webhook }),
          },
        ]
      : []),
    ...(isChangeable
      ? [
          {
            label: t('hook.edit'),
            name: t('hook.editOf', { name }),
            onChoose: () => onAction('edit', webhook),
          },
          { label: t(`hook.${change}`), name: t(`hook.${change}Of`, { name }), onChoose: toggle },
          {
            label: t('hook.rotate'),
            name: t('hook.rotateOf', { name }),
            onChoose: () => onAction('rotate', webhook),
          },
        ]
      : []),
    ...(canEdit
      ? [
          {
            label: t('hook.delete'),
            name: t('hook.deleteOf', { name }),
            isDanger: true,
            onChoose: () => onAction('delete', webhook),
          },
        ]
      : []),
  ]
}

function Status({ isActive, pausedAt, failingSince, rotatedUntil }: Webhook) {
  const t = useTextsOf(webhookTexts)
  const language = useLanguage()
  const time = (instant: string) => ({ time: timeText(instant, language) })
  return (
    <>
      <Badge tone={isActive ? (failingSince === undefined ? 'good' : 'bad') : 'soon'}>
        {t(isActive ? 'hook.active' : 'hook.paused')}
      </Badge>
      {isActive && failingSince !== undefined && (
        <span className={classes.sub}>{t('hook.failing', time(failingSince))}</span>
      )}
      {!isActive && (
        <span className={classes.sub}>
          {pausedAt === undefined ? t('hook.pausedHint') : t('hook.pausedByFailure', time(pausedAt))}
        </span>
      )}
      {rotatedUntil !== undefined && (
        <span className={classes.sub}>{t('hook.rotating', time(rotatedUntil))}</span>
      )}
    </>
  )
}

function Row({ webhook, onAction }: Props & { webhook: Webhook }) {
  const t = useTextsOf(webhookTexts)
  const language = useLanguage()
  const resultText = useResultText()
  const items = useMenuItems(webhook, { onAction })
  const { name, url, events, types, by, created, last } = webhook
  const [type] = types
  return (
    <tr>
      <th scope="row" className={classes.what}>
        <span className={classes.title}>{name}</span>
        <span className={classes.sub}>{url}</span>
        <span className={classes.sub}>
          {t('hook.createdBy', { name: by.name, time: timeText(created, language) })}
        </span>
      </th>
      <td data-label={t('hook.events')}>
        {events.map((event) => t(`hook.${event}`)).join(', ')}
        <span className={classes.sub}>
          {type === undefined ? t('hook.allTypes') : t('hook.typeCount', { count: types.length })}
        </span>
      </td>
      <td data-label={t('hook.status')}>
        <Status {...webhook} />
      </td>
      <td data-label={t('hook.last')}>
        {last ? timeText(last.at, language) : t('hook.never')}
        {last && <span className={classes.sub}>{resultText(last)}</span>}
      </td>
      <td>
        <Menu name={t('hook.moreOf', { name })} items={items} />
      </td>
    </tr>
  )
}

const COLUMNS = ['name', 'events', 'status', 'last', 'action'] as const

export function WebhookTable({ webhooks, onAction }: Props & { webhooks: readonly Webhook[] }) {
  const t = useTextsOf(webhookTexts)
  return (
    <Table label={t('hook.table')} columns={COLUMNS.map((name) => t(`hook.${name}`))}>
      {webhooks.map((webhook) => (
        <Row key={webhook.id} webhook={webhook} onAction={onAction} />
      ))}
    </Table>
  )
}
