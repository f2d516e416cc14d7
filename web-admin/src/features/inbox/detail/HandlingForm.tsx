import { useRights } from '../../../core/session/rights.ts'
import { Button, Group, NativeSelect } from '@mantine/core'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { SUBMISSION_STATES, type SubmissionDetail } from '@flou/shared/inbox/inbox.ts'
import { Card } from '../../../ui/screen/Card.tsx'
import { inboxTexts } from '../../../core/texts/inbox.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useUpdateSubmission, usePeople } from '../useInbox.ts'

const UNASSIGNED = '0'

/** State and assignee, saved on selection. A former assignee stays listed until replaced. */
export function HandlingForm({ form, one }: { form: FormDeclaration; one: SubmissionDetail }) {
  const t = useTextsOf(inboxTexts)
  const { data: candidates = [] } = usePeople(form.key)
  const submissionUpdate = useUpdateSubmission(form.key, one)
  const { canEdit } = useRights()
  const { assignee } = one
  const people =
    assignee && !candidates.some(({ id }) => id === assignee.id) ? [assignee, ...candidates] : candidates
  return (
    <Card title={t('inbox.handling')} isTitleHidden>
      <Group grow gap={10} mb={14}>
        <NativeSelect
          name="state"
          disabled={!canEdit}
          label={t('inbox.stateOf')}
          value={one.state}
          data={SUBMISSION_STATES.map((state) => ({ value: state, label: t(`inbox.state.${state}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const state = SUBMISSION_STATES.find((each) => each === value)
            if (state) submissionUpdate.mutate({ state })
          }}
        />
        <NativeSelect
          name="assignee"
          disabled={!canEdit}
          label={t('inbox.assignee')}
          value={assignee ? String(assignee.id) : UNASSIGNED}
          data={[
            { value: UNASSIGNED, label: t('inbox.nobody') },
            ...people.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            submissionUpdate.mutate({ assignee: value === UNASSIGNED ? null : Number(value) })
          }
        />
      </Group>
      {one.state === 'spam' && canEdit && (
        <Button
          variant="default"
          loading={submissionUpdate.isPending}
          onClick={() => submissionUpdate.mutate({ state: 'read' })}
        >
          {t('inbox.notSpam')}
        </Button>
      )}
    </Card>
  )
}
