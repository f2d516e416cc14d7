import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import type { ContentType } from '@flou/shared/content/define.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { ScreenProps } from '../../core/offices/office.ts'
import { editorTexts } from '../../core/texts/editor.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { apiUrlOf, editPathOf, listPathOf } from '../../core/records/routePaths.ts'
import { carriedFocus } from '../../editor/view/useReveal.ts'
import { RecordForm } from '../../editor/view/RecordForm.tsx'
import { ReleaseVersion } from './ReleaseVersion.tsx'
import { prefilledValues, parentValues } from './prefilledValues.ts'
import { createWrites } from './recordWrites.ts'
import { useCreated } from './useRefreshed.ts'
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
  const path = apiUrlOf(route, params)
  const back = useReturnPath() ?? listPathOf(route, params)
  const { search } = useLocation()
  const created = useCreated(path)
  const [record] = useState(() => ({ ...prefilledValues(type, search), ...parentValues(route, params) }))
  return (
    <ReleaseVersion>
      {(item, form) => (
        <RecordForm
          key={item?.id}
          type={type}
          mode="create"
          record={{ ...record, ...item?.after }}
          title={titled(t('form.add', { name: type.label[language] }))}
          {...createWrites(path, type, record)}
          {...form}
          {...(!item && { onCollected: () => void navigate(back) })}
          onAwaitingApproval={() => void navigate(back)}
          onSaved={(stored, hasMore) => {
            created(stored)
            const form = editPathOf(listPathOf(route, params), stored.id)
            if (stored.state === 'draft') void navigate(form, { replace: true, state: carriedFocus() })
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
      )}
    </ReleaseVersion>
  )
}
