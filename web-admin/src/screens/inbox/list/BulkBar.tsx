import { Button, NativeSelect } from '@mantine/core'
import type { Submission } from '@flou/shared/submissions/define.ts'
import { inboxTexts } from '../../../texts/screens/inbox.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { usePeople, type Change } from '../useInbox.ts'
import type { Selected } from './useSelected.ts'
import classes from '../Inbox.module.css'

interface Props {
  form: Submission
  selected: Selected
  change: (what: Change) => void
  isBusy: boolean
}

const MARKS = ['read', 'answered', 'done', 'spam'] as const
const NOBODY = '0'

/** What can be done with the selected ones. It stays in view while the list scrolls. */
export function BulkBar({ form, selected: { rows, clear }, change, isBusy }: Props) {
  const t = useTextsOf(inboxTexts)
  const isEmpty = rows.length === 0
  const isSpam = rows.every(({ state }) => state === 'spam')
  return (
    <div role="region" aria-label={t('select.bar')} className={isEmpty ? undefined : classes.bar}>
      <p role="status" className={isEmpty ? 'visuallyHidden' : undefined}>
        {!isEmpty && t('select.count', { count: rows.length })}
      </p>
      {!isEmpty && (
        <>
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
          <Button variant="subtle" color="ink" className={classes.clear} onClick={clear}>
            {t('select.clear')}
          </Button>
        </>
      )}
    </div>
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
