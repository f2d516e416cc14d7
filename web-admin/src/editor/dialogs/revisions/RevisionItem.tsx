import { Badge } from '../../../ui/Badge.tsx'
import { Button, Group } from '@mantine/core'
import { useId, useState } from 'react'
import type { RevisionRow } from '@flou/shared/api.ts'
import { revisionTexts } from '../../../core/texts/editorDialogs.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { useRights } from '../../../core/session/rights.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { RevisionChanges } from './RevisionChanges.tsx'
import { REVISION_ACTIONS } from './useRevisions.ts'
import classes from './Revisions.module.css'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'

const SCOPES = ['id', 'en', 'shared'] as const
const MAX_NAMES = 3

function ChangedNames({ changed, typeKey }: { changed: RevisionRow['changed']; typeKey: string }) {
  const t = useTextsOf(revisionTexts)
  const language = useLanguage()
  if (!changed) return null
  const scopes = SCOPES.filter((scope) => changed[scope].length > 0)
  if (scopes.length === 0) return t('versions.nothing')
  return scopes
    .map((scope) => {
      const names = changed[scope].map((name) => fieldLabel(typeKey, name)[language])
      const listed = names.slice(0, MAX_NAMES).join(', ')
      const more = names.length - MAX_NAMES
      const title = scope === 'shared' ? t('versions.shared') : t(`language.${scope}`)
      return `${title}: ${listed}${more > 0 ? ` ${t('versions.andMore', { count: more })}` : ''}`
    })
    .join(' · ')
}

interface Props {
  path: string
  row: RevisionRow
  typeKey: string
  isCurrent: boolean
  isLive: boolean
  onCompare: () => void
  onRestore: () => void
}

export function RevisionItem({ path, row, typeKey, isCurrent, isLive, onCompare, onRestore }: Props) {
  const t = useTextsOf(revisionTexts)
  const language = useLanguage()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { canEdit } = useRights()
  const { version: number, created, by, action, changed, onlyIn } = row
  const actionKey = REVISION_ACTIONS[action]
  return (
    <li className={classes['version']}>
      <button
        type="button"
        className={classes['facts']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="chevron" size={14} />
        <strong>{t('versions.number', { number })}</strong>
        {isCurrent && <Badge>{t('versions.current')}</Badge>}
        {isLive && <Badge tone="good">{t('versions.live')}</Badge>}
        <span>
          {actionKey ? t(actionKey) : action}
          {onlyIn && ` ${t(`versions.onlyIn.${onlyIn}`)}`}, {timeText(created, language)}, {by.name}
        </span>
        <span className={classes['changed']}>
          <ChangedNames changed={changed} typeKey={typeKey} />
        </span>
      </button>
      {isOpen && (
        <div id={id} className={classes['changes']}>
          <Group gap="xs">
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('versions.compareOf', { number })}
              onClick={onCompare}
            >
              {t('versions.compare')}
            </Button>
            {!isCurrent && canEdit && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('versions.restoreOf', { number })}
                onClick={onRestore}
              >
                {t('versions.restore')}
              </Button>
            )}
          </Group>
          <RevisionChanges path={path} version={number} />
        </div>
      )}
    </li>
  )
}
