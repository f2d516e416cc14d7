import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { isDraftable } from '@flou/shared/content/visibility.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { ScreenProps } from '../../core/offices/office.ts'
import { unconfirmedApi } from '../../core/session/current.ts'
import { editorTexts } from '../../core/texts/editor.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { apiUrlOf, editPathOf, listPathOf } from '../../core/records/routePaths.ts'
import { followPublishing } from '../../core/records/followedSave.ts'
import { carriedFocus } from '../../editor/view/useReveal.ts'
import { RecordForm } from '../../editor/view/RecordForm.tsx'
import { prefilledValues, parentValues } from './prefilledValues.ts'
import { VisibleFields } from './VisibleFields.tsx'
import { useParentTitled } from './useParent.ts'

/**
 * Creates a record. Drafts continue in their form; published records return to the origin, or to the form if
 * newer edits exist.
 */
export const AddScreen = ({ route }: ScreenProps) => (
  <VisibleFields route={route}>{(type) => <AddRecord route={route} type={type} />}</VisibleFields>
)

/** Path to return to, such as a tree. */
function useReturnPath(): string | undefined {
  const [state] = useState<unknown>(useLocation().state)
  return typeof state === 'object' && state !== null && 'back' in state && typeof state.back === 'string'
    ? state.back
    : undefined
}

function AddRecord({ route, type }: ScreenProps & { type: ContentType }) {
  const t = useTextsOf(editorTexts)
  const language = useLanguage()
  const titled = useParentTitled(route)
  const params = useParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const path = apiUrlOf(route, params)
  const back = useReturnPath() ?? listPathOf(route, params)
  const { search } = useLocation()
  const [record] = useState(() => ({ ...prefilledValues(type, search), ...parentValues(route, params) }))
  return (
    <RecordForm
      type={type}
      mode="create"
      record={record}
      subject={`add ${path} ${JSON.stringify(record)}`}
      title={titled(t('form.add', { name: type.label[language] }))}
      send={(body, idempotencyKey) =>
        unconfirmedApi<StoredRecord>(path, { method: 'POST', body, idempotencyKey })
      }
      sendDraft={
        isDraftable(type)
          ? (body, idempotencyKey) =>
              unconfirmedApi<StoredRecord>(path, {
                method: 'POST',
                body: { ...body, state: 'draft' },
                idempotencyKey,
              })
          : undefined
      }
      onAwaitingApproval={() => void navigate(back)}
      subjectOf={({ id }) => `${path}/${id}`}
      onSaved={({ id, recordVersion, state }, hasMore) => {
        const isDraft = state === 'draft'
        if (!isDraft) followPublishing(`${path}/${id}`, recordVersion)
        for (const name of ['list', 'options', 'start']) void queries.invalidateQueries({ queryKey: [name] })
        const form = editPathOf(listPathOf(route, params), id)
        if (isDraft) void navigate(form, { replace: true, state: carriedFocus() })
        else void navigate(hasMore ? form : back)
      }}
      tools={
        <Button
          component={Link}
          to={back}
          variant="default"
          title={t('form.back')}
          leftSection={<Icon name="back" size={16} />}
        >
          {t('form.back')}
        </Button>
      }
    />
  )
}
