import { useRights } from '../../../core/session/rights.ts'
import { Button, Group, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import { isOpenErasure, type PersonData } from '@flou/shared/inbox/personalData.ts'
import { Card } from '../../../ui/screen/Card.tsx'
import { personalDataTexts } from '../../../core/texts/personalData.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { Found } from './Found.tsx'
import { useErasureRequests, type Erasures } from './useErasures.ts'
import type { Desk } from './usePersonData.ts'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import classes from './PersonDesk.module.css'

interface ActionsProps extends Pick<PersonData, 'submissions'> {
  desk: Desk
  erasures: Erasures
  email: string
  onErase: () => void
}

/** Returns why an email cannot be erased now; undefined if it can. */
function useEraseBlocker(email: string, submissions: PersonData['submissions']) {
  const t = useTextsOf(personalDataTexts)
  const { data = [] } = useErasureRequests()
  const isWaiting = data.some((request) => request.email.toLowerCase() === email.toLowerCase())
  if (isWaiting) return t('desk.eraseWaits')
  return submissions.some(isOpenErasure) ? undefined : t('desk.eraseUnproven')
}

function DeskActions({
  desk: { save, restrict },
  erasures: { requestErasure },
  email,
  submissions,
  onErase,
}: ActionsProps) {
  const t = useTextsOf(personalDataTexts)
  const blockingReason = useEraseBlocker(email, submissions)
  const { canEdit, canDelete, isApprovalNeeded } = useRights()
  const isRestricted = submissions.every((one) => one.isRestricted)
  return (
    <Group gap="xs" mt="md">
      <Button variant="default" loading={save.isPending} onClick={() => save.mutate(email)}>
        {t('desk.export')}
      </Button>
      {canEdit && !isApprovalNeeded && submissions.length > 0 && (
        <Button
          variant="default"
          loading={restrict.isPending}
          onClick={() => restrict.mutate({ email, isRestricted: !isRestricted })}
        >
          {t(isRestricted ? 'desk.lift' : 'desk.restrict')}
        </Button>
      )}
      {canDelete && blockingReason === undefined && (
        <Button variant="light" color="danger" loading={requestErasure.isPending} onClick={onErase}>
          {t('desk.erase')}
        </Button>
      )}
      {canDelete && blockingReason !== undefined && <FieldHint>{blockingReason}</FieldHint>}
    </Group>
  )
}

/** Email passed by the request that led here. */
const emailIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : ''

export function PersonDesk({ desk, erasures }: { desk: Desk; erasures: Erasures }) {
  const t = useTextsOf(personalDataTexts)
  const state: unknown = useLocation().state
  const [email, setEmail] = useState(() => emailIn(state))
  const [isErasing, setErasing] = useState(false)
  const { find } = desk
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
          name="personEmail"
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
          erasures={erasures}
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
            erasures.requestErasure.mutate({ email: found.email, reason })
          }}
        />
      )}
    </Card>
  )
}
