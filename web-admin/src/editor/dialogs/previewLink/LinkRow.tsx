import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { PreviewLinkRow } from '@flou/shared/publishing/preview.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { previewLinkTexts } from '../../../core/texts/editorDialogs.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { Menu } from '../../../ui/Menu.tsx'
import classes from './PreviewLink.module.css'

interface Props {
  link: PreviewLinkRow
  now: number
  onRevoke: (id: string) => void
}

/** An existing preview link; its URL is no longer available. */
export function LinkRow({ link, now, onRevoke }: Props) {
  const t = useTextsOf(previewLinkTexts)
  const language = useLanguage()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const time = (instant: string) => timeText(instant, language)
  const { created, expires, revoked, by, id } = link
  const isOpen = revoked === undefined && Date.parse(expires) > now
  const state = () => {
    if (revoked !== undefined) return t('share.revoked', { time: time(revoked) })
    return t(isOpen ? 'share.until' : 'share.ended', { time: time(expires) })
  }
  return (
    <li className={classes['link']} data-open={isOpen || undefined}>
      <span>{t('share.madeBy', { name: by.name, time: time(created) })}</span>
      <span className={classes['state']}>{state()}</span>
      {isOpen && !isDialogOpen && (
        <Menu
          name={t('share.moreOf', { time: time(created) })}
          items={[
            {
              label: t('share.revoke'),
              name: t('share.revokeOf', { time: time(created) }),
              isDanger: true,
              onChoose: () => setDialogOpen(true),
            },
          ]}
        />
      )}
      {isOpen && isDialogOpen && (
        <div className={classes['ask']} role="alert">
          <p>{t('share.revokeAsk')}</p>
          <Group gap="xs">
            <Button size="compact-sm" variant="default" onClick={() => setDialogOpen(false)}>
              {t('share.keep')}
            </Button>
            <Button size="compact-sm" variant="light" color="danger" onClick={() => onRevoke(id)}>
              {t('share.revoke')}
            </Button>
          </Group>
        </div>
      )}
    </li>
  )
}
