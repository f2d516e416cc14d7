import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { PreviewLinkRow } from '@flou/shared/site/preview.ts'
import { shareTexts } from '../../texts/content/share.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { timeText } from '../timeText.ts'
import classes from './Share.module.css'

interface Props {
  link: PreviewLinkRow
  now: number
  onRevoke: (id: string) => void
}

/** A link made earlier; its address is not known any more. */
export function LinkRow({ link, now, onRevoke }: Props) {
  const t = useTextsOf(shareTexts)
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
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
      {isOpen && !isAsking && (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('share.revokeOf', { time: time(created) })}
          onClick={() => setAsking(true)}
        >
          {t('share.revoke')}
        </Button>
      )}
      {isOpen && isAsking && (
        <div className={classes['ask']} role="alert">
          <p>{t('share.revokeAsk')}</p>
          <Group gap="xs">
            <Button size="compact-sm" variant="default" onClick={() => setAsking(false)}>
              {t('share.keep')}
            </Button>
            <Button size="compact-sm" color="danger" onClick={() => onRevoke(id)}>
              {t('share.revoke')}
            </Button>
          </Group>
        </div>
      )}
    </li>
  )
}
