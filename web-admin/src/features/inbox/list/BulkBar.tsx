import { Button, NativeSelect } from '@mantine/core'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { SelectionBar } from '../../../ui/table/Selection.tsx'
import { inboxTexts } from '../../../core/texts/inbox.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { usePeople, type SubmissionUpdate } from '../useInbox.ts'
import type { Selected } from './useSelected.ts'

interface Props {
  form: FormDeclaration
  selected: Selected
  update: (what: SubmissionUpdate) => void
  isBusy: boolean
}

const TARGET_STATES = ['read', 'answered', 'done', 'spam'] as const
const UNASSIGNED = '0'

export function BulkBar({ form, selected: { rows, clear }, update, isBusy }: Props) {
  const t = useTextsOf(inboxTexts)
  const isSpam = rows.every(({ state }) => state === 'spam')
  return (
    <SelectionBar count={rows.length} onClear={clear}>
      {isSpam ? (
        <Button disabled={isBusy} onClick={() => update({ state: 'read' })}>
          {t('inbox.notSpam')}
        </Button>
      ) : (
        TARGET_STATES.map((state) => (
          <Button key={state} variant="default" disabled={isBusy} onClick={() => update({ state })}>
            {t('inbox.mark', { state: t(`inbox.state.${state}`) })}
          </Button>
        ))
      )}
      <Assign form={form} update={update} isBusy={isBusy} />
    </SelectionBar>
  )
}

function Assign({ form, update, isBusy }: Omit<Props, 'selected'>) {
  const t = useTextsOf(inboxTexts)
  const { data: people = [] } = usePeople(form.key)
  return (
    <NativeSelect
      name="assignee"
      aria-label={t('inbox.assignTo')}
      disabled={isBusy}
      value=""
      data={[
        { value: '', label: t('inbox.assignTo') },
        { value: UNASSIGNED, label: t('inbox.nobody') },
        ...people.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        value !== '' && update({ assignee: value === UNASSIGNED ? null : Number(value) })
      }
    />
  )
}
