import { Button } from '@mantine/core'
import { useId, useState, type FormEvent } from 'react'
import type { SavedView } from '@flou/shared/accounts/account.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { FieldHint } from '../../ui/FieldHint.tsx'
import classes from './Views.module.css'

interface Props {
  views: readonly SavedView[]
  isPlain: boolean
  onSave: (name: string) => void
}

export function SaveView({ views, isPlain, onSave }: Props) {
  const t = useTextsOf(listTexts)
  const id = useId()
  const [name, setName] = useState('')
  const isExisting = views.some((view) => view.name.toLowerCase() === name.trim().toLowerCase())
  if (views.length >= LIMITS.views && !isExisting) {
    return <FieldHint>{t('views.full', { count: LIMITS.views })}</FieldHint>
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    onSave(name.trim())
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
        <Button type="submit" size="xs" variant="default" disabled={isPlain || name.trim() === ''}>
          {t(isExisting ? 'views.replace' : 'views.save')}
        </Button>
      </div>
    </form>
  )
}
