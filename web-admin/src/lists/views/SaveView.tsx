import { Button, Checkbox } from '@mantine/core'
import { useId, useState, type FormEvent } from 'react'
import type { SavedView } from '@flou/shared/accounts/account.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { FieldHint } from '../../ui/FieldHint.tsx'
import { viewNamed, type SharedViewActions } from './useViewActions.ts'
import classes from './Views.module.css'

interface Props {
  views: readonly SavedView[]
  sharing: SharedViewActions
  isPlain: boolean
  onSave: (name: string) => void
}

export function SaveView({ views, sharing, isPlain, onSave }: Props) {
  const t = useTextsOf(listTexts)
  const id = useId()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const present = isShared ? sharing.shared : views
  const existing = viewNamed(present, name)
  const isFull = present.length >= LIMITS.views && !existing
  const isTaken = isShared && existing !== undefined && !sharing.canChange(existing)
  const isRefused = isPlain || isFull || isTaken || name.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRefused) return
    const save = isShared ? sharing.add : onSave
    save(name.trim())
    setName('')
  }
  return (
    <form className={classes.save} onSubmit={submit}>
      <label htmlFor={id}>{t('views.name')}</label>
      <div>
        <input
          name="newViewName"
          autoComplete="off"
          id={id}
          type="text"
          className={classes.name}
          value={name}
          maxLength={LIMITS.viewName}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" size="xs" variant="default" disabled={isRefused}>
          {t(existing ? 'views.replace' : 'views.save')}
        </Button>
      </div>
      <Checkbox
        name="isShared"
        size="xs"
        mt="xs"
        label={t('views.share')}
        checked={isShared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
      {isFull && <FieldHint>{t('views.full', { count: LIMITS.views })}</FieldHint>}
      {isTaken && <FieldHint>{t('views.taken', { name: existing.name })}</FieldHint>}
    </form>
  )
}
