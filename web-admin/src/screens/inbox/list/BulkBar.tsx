import { Button, NativeSelect } from '@mantine/core'
import type { Submission } from '@flou/shared/submissions/define.ts'
import { SelectionBar } from '../../../elements/list/SelectionBar.tsx'
import { inboxTexts } from '../../../texts/screens/inbox.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { usePeople, type Change } from '../useInbox.ts'
import type { Selected } from './useSelected.ts'

interface Props {
  form: Submission
  selected: Selected
  change: (what: Change) => void
  isBusy: boolean
}

const MARKS = ['read', 'answered', 'done', 'spam'] as const
const NOBODY = '0'

/** What can be done with the selected ones. */
export function BulkBar({ form, selected: { rows, clear }, change, isBusy }: Props) {
  const t = useTextsOf(inboxTexts)
  const isSpam = rows.every(({ state }) => state === 'spam')
  return (
    <SelectionBar count={rows.length} onClear={clear}>
      {isSpam ? (
        <Button disabled={isBusy} onClick={() => change({ state: 'read' })}>
          {t('inbox.notSpam')}
        </Button>
      ) : (
        MARKS.map((state) => (
          <Button key={state} variant="default" disabled={isBusy} onClick={() => change({ state })}>
            {t('inbox.mark', { state: t(`inbox.state.${state}`) })}
          </Button>
        ))
      )}
      <Assign form={form} change={change} isBusy={isBusy} />
    </SelectionBar>
  )
}

function Assign({ form, change, isBusy }: Omit<Props, 'selected'>) {
  const t = useTextsOf(inboxTexts)
  const { data: people = [] } = usePeople(form.key)
  return (
    <NativeSelect
      aria-label={t('inbox.assignTo')}
      disabled={isBusy}
      value=""
      data={[
        { value: '', label: t('inbox.assignTo') },
        { value: NOBODY, label: t('inbox.nobody') },
        ...people.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        value !== '' && change({ assignee: value === NOBODY ? null : Number(value) })
      }
    />
  )
}
