import { Badge } from '../../ui/Badge.tsx'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { OwnSession } from '@flou/shared/accounts/account.ts'
import { deviceName } from '@flou/shared/accounts/deviceName.ts'
import { timeText } from '../../core/records/timeText.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { FieldHint } from '../../ui/FieldHint.tsx'
import classes from '../../ui/table/Table.module.css'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { Card } from '../../ui/screen/Card.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { profileTexts } from '../../core/texts/accounts.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { useEndSession, useOwnSessions } from './useOwnSessions.ts'

/** Session to end; no `id` means all others. */
interface SessionToEnd {
  id?: string
  title: string
}

function Row({ session, onEnd }: { session: OwnSession; onEnd: (sessionToEnd: SessionToEnd) => void }) {
  const t = useTextsOf(profileTexts)
  const language = useLanguage()
  const { id, current, created, lastUsed } = session
  const device = deviceName(session.device)[language]
  return (
    <tr>
      <td className={classes.what}>
        <span className={classes.title}>{device}</span>
        {current && (
          <Badge tone="good" ml="xs">
            {t('profile.thisSession')}
          </Badge>
        )}
      </td>
      <td data-label={t('profile.created')}>{timeText(created, language)}</td>
      <td data-label={t('profile.lastUsed')}>{timeText(lastUsed, language)}</td>
      <td>
        {!current && (
          <Menu
            name={t('profile.moreOf', { device })}
            items={[
              {
                label: t('profile.end'),
                name: t('profile.endOf', { device }),
                isDanger: true,
                onChoose: () => onEnd({ id, title: t('profile.endAsk', { device }) }),
              },
            ]}
          />
        )}
      </td>
    </tr>
  )
}

function EndDialog({ sessionToEnd, onClose }: { sessionToEnd: SessionToEnd; onClose: () => void }) {
  const t = useTextsOf(profileTexts)
  const end = useEndSession()
  return (
    <Dialog title={sessionToEnd.title} onClose={onClose}>
      <Text size="sm">{t('profile.endHint')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('profile.cancel')}
        </Button>
        <Button
          color="danger"
          loading={end.isPending}
          onClick={() => end.mutate(sessionToEnd.id, { onSettled: onClose })}
        >
          {t('profile.end')}
        </Button>
      </Group>
    </Dialog>
  )
}

export function OwnSessions() {
  const t = useTextsOf(profileTexts)
  const list = useOwnSessions()
  const [sessionToEnd, setSessionToEnd] = useState<SessionToEnd>()
  const sessions = list.data ?? []
  return (
    <Card title={t('profile.sessions')} hint={t('profile.sessionsHint')}>
      <LoadFailure error={list.error} onRetry={list.refetch} />
      {list.isPending && <PageLoading />}
      {sessions.length > 0 && (
        <Table
          label={t('profile.sessions')}
          columns={[t('profile.device'), t('profile.created'), t('profile.lastUsed'), t('profile.action')]}
        >
          {sessions.map((session) => (
            <Row key={session.id} session={session} onEnd={setSessionToEnd} />
          ))}
        </Table>
      )}
      {sessions.length === 1 && <FieldHint>{t('profile.noOthers')}</FieldHint>}
      {sessions.length > 1 && (
        <Button
          mt="md"
          variant="default"
          onClick={() => setSessionToEnd({ title: t('profile.endOthersAsk') })}
        >
          {t('profile.endOthers')}
        </Button>
      )}
      {sessionToEnd && <EndDialog sessionToEnd={sessionToEnd} onClose={() => setSessionToEnd(undefined)} />}
    </Card>
  )
}
