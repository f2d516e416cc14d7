import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { ChangeDetail } from '@flou/shared/workflow.ts'
import { formAddress } from '../../../../offices/recordPlaces.ts'
import { changeTexts } from '../../../../texts/screens/workflowDetail.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'

/** What can be done about a change whose record has moved on: looking at the record as it is now. */
export function OutdatedActions({ change }: { change: ChangeDetail }) {
  const t = useTextsOf(changeTexts)
  const { type, recordId, parentId } = change
  if (recordId === 0) return null
  const place = { type, id: recordId, ...(parentId !== undefined && { parentId }) }
  const form = formAddress('dashboard2', place)
  return form === undefined ? null : (
    <Button component={Link} to={form} size="compact-sm" variant="default" mt="sm">
      {t('change.openForm')}
    </Button>
  )
}
