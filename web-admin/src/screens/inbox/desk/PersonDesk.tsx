import { Button, Group, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import type { PersonData } from '@flou/shared/submissions/personalData.ts'
import { Card } from '../../../elements/screen/Card.tsx'
import { personalDataTexts } from '../../../texts/screens/personalData.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { Found } from './Found.tsx'
import { usePersonData, type Desk } from './usePersonData.ts'
import classes from './PersonDesk.module.css'

interface ActionsProps extends Pick<PersonData, 'submissions'> {
  desk: Desk
  email: string
  onErase: () => void
}

/** What can be done about what was found. */
function DeskActions({ desk: { save, restrict, erase }, email, submissions, onErase }: ActionsProps) {
  const t = useTextsOf(personalDataTexts)
  const isRestricted = submissions.every((one) => one.isRestricted)
  return (
    <Group gap="xs" mt="md">
      <Button variant="default" loading={save.isPending} onClick={() => save.mutate(email)}>
        {t('desk.export')}
      </Button>
      {submissions.length > 0 && (
        <Button
          variant="default"
          loading={restrict.isPending}
          onClick={() => restrict.mutate({ email, isRestricted: !isRestricted })}
        >
          {t(isRestricted ? 'desk.lift' : 'desk.restrict')}
        </Button>
      )}
      <Button variant="light" color="danger" loading={erase.isPending} onClick={onErase}>
        {t('desk.erase')}
      </Button>
    </Group>
  )
}

/** Finds what is kept of an address, and does about it what the person asked for. */
export function PersonDesk() {
  const t = useTextsOf(personalDataTexts)
  const desk = usePersonData()
  const [email, setEmail] = useState('')
  const [isErasing, setErasing] = useState(false)
  const { find, erase } = desk
  const found = find.data
  const submissions = found?.data.submissions ?? []
  const hasAny = submissions.length > 0 || found?.data.newsletter !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() !== '') find.mutate(email.trim())
  }
  return (
    <Card title={t('desk.find')} isTitleHidden>
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
      {found && hasAny && (
        <DeskActions
          desk={desk}
          email={found.email}
          submissions={submissions}
          onErase={() => setErasing(true)}
        />
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
    </Card>
  )
}
