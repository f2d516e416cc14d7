import { useRights } from '../../../core/session/rights.ts'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { ErasureRequest } from '@flou/shared/inbox/personalData.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import classes from '../../../ui/table/Table.module.css'
import { Card } from '../../../ui/screen/Card.tsx'
import { useUser } from '../../../core/session/useSession.ts'
import { personalDataTexts } from '../../../core/texts/personalData.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { useErasureRequests, type Erasures } from './useErasures.ts'

interface RowProps {
  request: ErasureRequest
  erasures: Erasures
  onConfirm: () => void
}

function Row({ request, erasures: { withdraw, confirm }, onConfirm }: RowProps) {
  const t = useTextsOf(personalDataTexts)
  const language = useLanguage()
  const { id: own } = useUser()
  const { canDelete, isApprovalNeeded } = useRights()
  const { email, reason, by, requested } = request
  const isOwn = by.id === own
  return (
    <tr>
      <td className={classes.what}>
        <strong>{email}</strong>
        <span className={classes.sub}>{reason}</span>
      </td>
      <td data-label={t('desk.askedBy')}>{by.name}</td>
      <td data-label={t('desk.askedOn')}>{timeText(requested, language)}</td>
      <td>
        <Group gap="xs">
          {isOwn || isApprovalNeeded || !canDelete ? (
            <Text size="sm">{t(isOwn ? 'desk.waitsForOther' : 'desk.mayNotConfirm')}</Text>
          ) : (
            <Button
              size="compact-sm"
              variant="light"
              color="danger"
              loading={confirm.isPending}
              aria-label={t('desk.confirmOf', { email })}
              onClick={onConfirm}
            >
              {t('desk.confirm')}
            </Button>
          )}
          {canDelete && (
            <Button
              size="compact-sm"
              variant="default"
              loading={withdraw.isPending}
              aria-label={t('desk.withdrawOf', { email })}
              onClick={() => withdraw.mutate(request)}
            >
              {t('desk.withdraw')}
            </Button>
          )}
        </Group>
      </td>
    </tr>
  )
}

interface ConfirmProps {
  request: ErasureRequest
  onClose: () => void
  onConfirm: () => void
}

function ConfirmErasure({ request: { email, reason, by }, onClose, onConfirm }: ConfirmProps) {
  const t = useTextsOf(personalDataTexts)
  return (
    <Dialog title={t('desk.eraseTitle')} onClose={onClose}>
      <Text fw={600}>{email}</Text>
      <Text size="sm">{t('desk.askedFor', { name: by.name, reason })}</Text>
      <Text size="sm" mt="sm">
        {t('desk.eraseHint')}
      </Text>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('desk.cancel')}
        </Button>
        <Button color="danger" onClick={onConfirm}>
          {t('desk.confirm')}
        </Button>
      </Group>
    </Dialog>
  )
}

export function WaitingErasures({ erasures }: { erasures: Erasures }) {
  const t = useTextsOf(personalDataTexts)
  const { data = [] } = useErasureRequests()
  const [confirming, setConfirming] = useState<ErasureRequest>()
  if (data.length === 0) return null
  const columns = ['address', 'askedBy', 'askedOn', 'decision'] as const
  return (
    <Card title={t('desk.waiting')} hint={t('desk.waitingHint')}>
      <Table label={t('desk.waiting')} columns={columns.map((name) => t(`desk.${name}`))}>
        {data.map((request) => (
          <Row
            key={request.id}
            request={request}
            erasures={erasures}
            onConfirm={() => setConfirming(request)}
          />
        ))}
      </Table>
      {confirming && (
        <ConfirmErasure
          request={confirming}
          onClose={() => setConfirming(undefined)}
          onConfirm={() => {
            setConfirming(undefined)
            erasures.confirm.mutate(confirming)
          }}
        />
      )}
    </Card>
  )
}
