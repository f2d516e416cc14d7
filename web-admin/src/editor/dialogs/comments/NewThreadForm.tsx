import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { PersonRef } from '@flou/shared/accounts/account.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { useSessionDraft } from '../../../core/state/sessionDraft.ts'
import { commentTexts } from '../../../core/texts/comments.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useFormHandle } from '../../../fields/form/FormContext.ts'
import { DayInput } from '../../../ui/DayInput.tsx'
import { TextForm } from './CommentForm.tsx'
import { commentedField, currentPath, parseField, serializeField } from './commentedField.ts'
import { FieldChoice } from './FieldChoice.tsx'
import { usePeople, useSendComment } from './useComments.ts'
import classes from './Comments.module.css'

const NONE = '0'

interface TaskFieldsProps {
  assignee: number
  due: string
  people: readonly PersonRef[]
  onAssignee: (id: number) => void
  onDue: (day: string) => void
}

export function TaskFields({ assignee, due, people, onAssignee, onDue }: TaskFieldsProps) {
  const t = useTextsOf(commentTexts)
  const [today] = useState(() => todayInJakarta(new Date()))
  return (
    <div className={classes['task']}>
      <NativeSelect
        name="comment.assignee"
        label={t('comments.assignee')}
        value={String(assignee)}
        data={[
          { value: NONE, label: t('comments.nobody') },
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(event) => onAssignee(Number(event.currentTarget.value))}
      />
      {assignee > 0 && (
        <DayInput name="comment.due" label={t('comments.due')} min={today} day={due} onDay={onDue} />
      )}
    </div>
  )
}

/** A choice that survives a reload until the comment is sent, like its text. */
function useChosen(name: string) {
  const { type, id } = useFormHandle()
  return useSessionDraft(`comment ${type.key} ${id} new ${name}`)
}

export function NewThreadForm() {
  const t = useTextsOf(commentTexts)
  const people = usePeople()
  const { form } = useFormHandle()
  const [storedField, storeField] = useChosen('field')
  const chosen = parseField(storedField)
  const [person, setPerson] = useChosen('assignee')
  const [due, setDue] = useChosen('due')
  const assignee = Number(person)
  const send = useSendComment(() => {
    storeField('')
    setPerson('')
    setDue('')
  })
  const fieldNow = () => {
    const values = form.getValues()
    const path = currentPath(values, chosen.field, chosen.items)
    return path === undefined ? chosen : commentedField(values, path)
  }
  return (
    <div className={classes['new']}>
      <FieldChoice value={chosen} onChange={(next) => storeField(serializeField(next))} />
      <TaskFields
        assignee={assignee}
        due={due}
        people={people}
        onAssignee={(id) => setPerson(id > 0 ? String(id) : '')}
        onDue={setDue}
      />
      <TextForm
        draft="new"
        label={t('comments.new')}
        sendLabel={t('comments.send')}
        isBusy={send.isPending}
        onSend={(text, done) =>
          send.mutate(
            {
              text,
              ...(chosen.field !== '' && fieldNow()),
              ...(assignee > 0 && { assignee }),
              ...(assignee > 0 && due !== '' && { due }),
            },
            { onSuccess: done },
          )
        }
      />
    </div>
  )
}
