import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { personalDataTexts } from '../../../texts/screens/personalData.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { Found } from './Found.tsx'
import { usePersonData } from './usePersonData.ts'
import classes from '../Inbox.module.css'

/** Finds what is kept of an address, and does about it what the person asked for. */
export function PersonDesk() {
  const t = useTextsOf(personalDataTexts)
  const desk = usePersonData()
  const [email, setEmail] = useState('')
  const [isErasing, setErasing] = useState(false)
  const { find, save, restrict, erase } = desk
  const found = find.data
  const submissions = found?.data.submissions ?? []
  const isRestricted = submissions.length > 0 && submissions.every((one) => one.isRestricted)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() !== '') find.mutate(email.trim())
  }
  return (
    <section className={classes.card} aria-label={t('desk.find')}>
      <form className={classes.ask} onSubmit={submit}>
        <TextInput
          type="email"
          label={t('desk.email')}
          description={t('desk.findHint')}
          value={email}
          autoComplete="off"
          required
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" loading={find.isPending}>
          {t('desk.find')}
        </Button>
      </form>
      <div role="status">{found && <Found data={found.data} />}</div>
      {found && submissions.length > 0 && (
        <div className={classes.actions}>
          <Button variant="default" loading={save.isPending} onClick={() => save.mutate(found.email)}>
            {t('desk.export')}
          </Button>
          <Button
            variant="default"
            loading={restrict.isPending}
            onClick={() => restrict.mutate({ email: found.email, isRestricted: !isRestricted })}
          >
            {t(isRestricted ? 'desk.lift' : 'desk.restrict')}
          </Button>
          <Button variant="light" color="danger" loading={erase.isPending} onClick={() => setErasing(true)}>
            {t('desk.erase')}
          </Button>
        </div>
      )}
      {found && isErasing && (
        <EraseDialog
          email={found.email}
          onClose={() => setErasing(false)}
          onErase={(reason) => {
            setErasing(false)
            erase.mutate({ email: found.email, reason })
          }}
        />
      )}
    </section>
  )
}
