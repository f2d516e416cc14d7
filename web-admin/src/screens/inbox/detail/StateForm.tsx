import { Button, NativeSelect } from '@mantine/core'
import type { Submission } from '@flou/shared/submissions/define.ts'
import { SUBMISSION_STATES, type SubmissionDetail } from '@flou/shared/submissions/inbox.ts'
import { Card } from '../../../elements/screen/Card.tsx'
import { inboxTexts } from '../../../texts/screens/inbox.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { useChangeSubmission, usePeople } from '../useInbox.ts'
import classes from './StateForm.module.css'

const NOBODY = '0'

/** State and assignee; a change is stored at once. Somebody who may no longer be asked stays named until they are replaced. */
export function StateForm({ form, one }: { form: Submission; one: SubmissionDetail }) {
  const t = useTextsOf(inboxTexts)
  const { data: known = [] } = usePeople(form.key)
  const change = useChangeSubmission(form.key, one)
  const { assignee } = one
  const people = assignee && !known.some(({ id }) => id === assignee.id) ? [assignee, ...known] : known
  return (
    <Card title={t('inbox.handling')} isTitleHidden>
      <div className={classes.set}>
        <NativeSelect
          label={t('inbox.stateOf')}
          value={one.state}
          data={SUBMISSION_STATES.map((state) => ({ value: state, label: t(`inbox.state.${state}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const state = SUBMISSION_STATES.find((each) => each === value)
            if (state) change.mutate({ state })
          }}
        />
        <NativeSelect
          label={t('inbox.assignee')}
          value={assignee ? String(assignee.id) : NOBODY}
          data={[
            { value: NOBODY, label: t('inbox.nobody') },
            ...people.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            change.mutate({ assignee: value === NOBODY ? null : Number(value) })
          }
        />
      </div>
      {one.state === 'spam' && (
        <Button loading={change.isPending} onClick={() => change.mutate({ state: 'read' })}>
          {t('inbox.notSpam')}
        </Button>
      )}
    </Card>
  )
}
