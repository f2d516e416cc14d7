import { Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { RELEASE_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { isEditable, type ReleaseDetail, type ReleaseItem } from '@flou/shared/releases/release.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { entityName, serviceName } from '../../../core/offices/areaNames.ts'
import { useOffice } from '../../../core/offices/OfficeContext.ts'
import { localizedText } from '../../../core/records/localizedText.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { useCanCollect, useRefreshReleases } from '../../../core/records/useReleases.ts'
import { api } from '../../../core/session/current.ts'
import { notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { releaseScreenTexts } from '../../../core/texts/releaseScreens.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { Card } from '../../../ui/screen/Card.tsx'
import { EmptyState } from '../../../ui/screen/EmptyState.tsx'
import { kindText } from '../../approval/queue/changeRequestWords.ts'
import { groupItems, itemUrl } from './groupItems.ts'
import { ItemChanges } from './ItemChanges.tsx'
import classes from '../Releases.module.css'

export function useItemTitle(): (item: ReleaseItem) => string {
  const language = useLanguage()
  return ({ titles, type }) => localizedText(titles, language).text || entityName(type, language)
}

interface TakeOutProps {
  release: ReleaseDetail
  item: ReleaseItem
  onClose: () => void
}

export function TakeOutDialog({ release, item, onClose }: TakeOutProps) {
  const t = useTextsOf(releaseScreenTexts)
  const failureText = useFailureText()
  const refresh = useRefreshReleases()
  const title = useItemTitle()(item)
  const remove = useMutation({
    mutationFn: () =>
      api(RELEASE_PATHS.item(release.id, item.id), {
        method: 'DELETE',
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: () => {
      onClose()
      notifySuccess(t('release.takenOut', { title }))
    },
    onError: (error) => notifyError(failureText(error)),
    onSettled: refresh,
  })
  return (
    <Dialog title={t('release.takeOutAsk', { title })} onClose={onClose}>
      <Text size="sm">{t('release.takeOutHint')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('shell.cancel')}
        </Button>
        <Button color="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
          {t('release.takeOut')}
        </Button>
      </Group>
    </Dialog>
  )
}

function Item({ release, item }: { release: ReleaseDetail; item: ReleaseItem }) {
  const t = useTextsOf(releaseScreenTexts)
  const language = useLanguage()
  const { office } = useOffice()
  const title = useItemTitle()(item)
  const canEdit = useCanCollect() && isEditable(release.state)
  const [isOpen, setOpen] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const { id, operation: kind, type, by, updated, recordCount } = item
  const url = itemUrl(office, release.id, item)
  const words = kindText({ kind, ...(recordCount !== undefined && { recordCount }) }, t)
  const facts = [
    words,
    entityName(type, language),
    t('release.by', { name: by.name, time: timeText(updated, language) }),
  ]
  return (
    <li className={classes.item}>
      <div className={classes.line}>
        <div className={classes.name}>
          {canEdit && url !== undefined ? <Link to={url}>{title}</Link> : <strong>{title}</strong>}
          <span className={classes.facts}>{facts.join(' · ')}</span>
        </div>
        {canEdit && (
          <Menu
            name={t('release.itemMore', { title })}
            items={[
              ...(url === undefined
                ? []
                : [{ label: t('release.itemEdit'), icon: 'edit' as const, to: url }]),
              {
                label: t('release.takeOut'),
                name: t('release.takeOutOf', { title }),
                icon: 'trash',
                isDanger: true,
                onChoose: () => setRemoving(true),
              },
            ]}
          />
        )}
      </div>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary aria-label={`${t('release.whatChanges')}: ${title}`}>{t('release.whatChanges')}</summary>
        {isOpen && <ItemChanges release={release.id} item={id} />}
      </details>
      {isRemoving && <TakeOutDialog release={release} item={item} onClose={() => setRemoving(false)} />}
    </li>
  )
}

/** Changes of a release by area. */
export function ReleaseItems({ release }: { release: ReleaseDetail }) {
  const t = useTextsOf(releaseScreenTexts)
  const language = useLanguage()
  if (release.items.length === 0)
    return <EmptyState icon="milestone" text={t('release.noItems')} hint={t('release.noItemsHint')} />
  return groupItems(release.items).map(({ area, items }) => (
    <Card key={area} title={serviceName(area, language)}>
      <ul className={classes.items}>
        {items.map((item) => (
          <Item key={item.id} release={release} item={item} />
        ))}
      </ul>
    </Card>
  ))
}
