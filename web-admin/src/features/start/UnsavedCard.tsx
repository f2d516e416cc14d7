import { Button, Group, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { timeText } from '../../core/records/timeText.ts'
import { useUser } from '../../core/session/useSession.ts'
import { startTexts } from '../../core/texts/start.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { browserStore, readOfPerson } from '../../core/unsaved/browserStore.ts'
import { unsavedWorkIn, type UnsavedWork } from '../../core/unsaved/unsavedWork.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Card } from '../../ui/screen/Card.tsx'
import { titleOf } from './unsaved/storedTexts.ts'
import classes from './Start.module.css'

const QUERY_KEY = 'unsaved-work'

function DiscardDialog({ work, title, onClose }: { work: UnsavedWork; title: string; onClose: () => void }) {
  const t = useTextsOf(startTexts)
  const queries = useQueryClient()
  const discard = async () => {
    await Promise.all(work.entries.map(({ id }) => browserStore.remove(id)))
    await queries.invalidateQueries({ queryKey: [QUERY_KEY] })
    onClose()
  }
  return (
    <Dialog title={t('start.discardTitle', { title })} onClose={onClose}>
      <Text size="sm">{t('start.discardHint')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('shell.cancel')}
        </Button>
        <Button color="danger" onClick={() => void discard()}>
          {t('start.discard')}
        </Button>
      </Group>
    </Dialog>
  )
}

/** Typed work that this browser still has, of all forms. */
export function UnsavedCard() {
  const t = useTextsOf(startTexts)
  const language = useLanguage()
  const { office } = useOffice()
  const { id, permissions } = useUser()
  const [discarded, setDiscarded] = useState<UnsavedWork>()
  const { data = [] } = useQuery({
    queryKey: [QUERY_KEY, id],
    queryFn: () => readOfPerson(id),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const all = unsavedWorkIn(office, data).filter(({ route }) => permissions.includes(route.area.permission))
  if (all.length === 0) return null
  return (
    <Card title={t('start.unsaved')} hint={t('start.unsavedHint')}>
      <ul className={classes.rows}>
        {all.map((work) => {
          const title = titleOf(work, language)
          return (
            <li key={work.entries[0].subject} className={classes.row}>
              <span>{title}</span>
              <Group gap="sm">
                <Link to={work.url} aria-label={t('start.restoreOf', { title })}>
                  {t('start.restore')}
                </Link>
                <button
                  type="button"
                  className={classes.more}
                  aria-label={t('start.discardOf', { title })}
                  onClick={() => setDiscarded(work)}
                >
                  {t('start.discard')}
                </button>
              </Group>
              <span className={classes.notes}>
                {work.route.area.label[language]} ·{' '}
                {timeText(new Date(work.entries[0].at).toISOString(), language)}
              </span>
            </li>
          )
        })}
      </ul>
      {discarded && (
        <DiscardDialog
          work={discarded}
          title={titleOf(discarded, language)}
          onClose={() => setDiscarded(undefined)}
        />
      )}
    </Card>
  )
}
