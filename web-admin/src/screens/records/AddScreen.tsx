import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { isDraftable } from '@flou/shared/content/release.ts'
import { Icon } from '../../elements/Icon.tsx'
import type { ScreenProps } from '../screenProps.ts'
import { api } from '../../session/current.ts'
import { useLanguage, useText } from '../../texts/useText.ts'
import { apiAddress, editAddress, listAddress } from '../../content/address.ts'
import { followReceipt } from '../../content/receipt/followed.ts'
import { carriedFocus } from '../../content/editor/carriedFocus.ts'
import { RecordForm } from '../../content/editor/RecordForm.tsx'
import { givenValues } from './givenValues.ts'
import { parentValues } from './parentValues.ts'
import { ShownType } from './ShownType.tsx'
import { useParentTitled } from './useParentTitled.ts'

/** A new record; kept as a draft, it goes on in its form. Published, it leads back to where it was begun, or to its form where more was typed since it was sent. */
export const AddScreen = ({ route }: ScreenProps) => (
  <ShownType route={route}>{(type) => <AddRecord route={route} type={type} />}</ShownType>
)

/** Where the person comes from, if that wants them back: a tree in which they add something. */
function useOrigin(): string | undefined {
  const [state] = useState<unknown>(useLocation().state)
  return typeof state === 'object' && state !== null && 'back' in state && typeof state.back === 'string'
    ? state.back
    : undefined
}

function AddRecord({ route, type }: ScreenProps & { type: ContentType }) {
  const t = useText()
  const language = useLanguage()
  const titled = useParentTitled(route)
  const params = useParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const address = apiAddress(route, params)
  const back = useOrigin() ?? listAddress(route, params)
  const { search } = useLocation()
  const [record] = useState(() => ({ ...givenValues(type, search), ...parentValues(route, params) }))
  return (
    <RecordForm
      type={type}
      mode="create"
      record={record}
      subject={`add ${address} ${JSON.stringify(record)}`}
      title={titled(t('form.add', { name: type.label[language] }))}
      send={(body, idempotencyKey) => api<StoredRecord>(address, { method: 'POST', body, idempotencyKey })}
      sendDraft={
        isDraftable(type)
          ? (body, idempotencyKey) =>
              api<StoredRecord>(address, {
                method: 'POST',
                body: { ...body, state: 'draft' },
                idempotencyKey,
              })
          : undefined
      }
      onHeld={() => void navigate(back)}
      subjectOf={({ id }) => `${address}/${id}`}
      onSaved={({ id, recordVersion, state }, hasMore) => {
        const isDraft = state === 'draft'
        if (!isDraft) followReceipt(`${address}/${id}`, recordVersion)
        for (const name of ['list', 'options', 'start']) void queries.invalidateQueries({ queryKey: [name] })
        const form = editAddress(listAddress(route, params), id)
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
