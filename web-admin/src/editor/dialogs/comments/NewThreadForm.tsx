import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { PersonRef } from '@flou/shared/accounts/account.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { useSessionDraft } from '../../../core/state/sessionDraft.ts'
import { commentTexts } from '../../../core/texts/comments.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { useFormHandle } from '../../../fields/form/FormContext.ts'
import { formShape } from '../../../fields/formShape.ts'
import { TextForm } from './CommentForm.tsx'
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
        <TextInput
          name="comment.due"
          type="date"
          label={t('comments.due')}
          min={today}
          value={due}
          onChange={(event) => onDue(event.currentTarget.value)}
        />
      )}
    </div>
  )
}

function FieldChoice({ value, onChange }: { value: string; onChange: (field: string) => void }) {
  const t = useTextsOf(commentTexts)
  const language = useLanguage()
  const { type } = useFormHandle()
  const { fields, localized } = formShape(type)
  const names = [...Object.keys(localized), ...Object.keys(fields)]
  return (
    <NativeSelect
      name="comment.field"
      label={t('comments.about')}
      value={value}
      data={[
        { value: '', label: t('comments.wholeRecord') },
        ...names.map((name) => ({ value: name, label: fieldLabel(type.key, name)[language] })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
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
  const [field, setField] = useChosen('field')
  const [person, setPerson] = useChosen('assignee')
  const [due, setDue] = useChosen('due')
  const assignee = Number(person)
  const send = useSendComment(() => {
    setField('')
    setPerson('')
    setDue('')
  })
  return (
    <div className={classes['new']}>
      <FieldChoice value={field} onChange={setField} />
      <TaskFields
        assignee={assignee}
        due={due}
        people={people}
        onAssignee={(chosen) => setPerson(chosen > 0 ? String(chosen) : '')}
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
              ...(field !== '' && { field }),
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
