import { ActionIcon, Button } from '@mantine/core'
import { useState } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { Icon } from '../../elements/Icon.tsx'
import type { ScreenProps } from '../screenProps.ts'
import { api } from '../../session/current.ts'
import { useLanguage, useText } from '../../texts/useText.ts'
import { apiAddress, listAddress } from '../../content/address.ts'
import { DeleteDialog } from '../../content/delete/DeleteDialog.tsx'
import { useDelete } from '../../content/delete/useDelete.ts'
import { isHeld } from '../../content/pending/held.ts'
import { useRefreshed } from './useRefreshed.ts'
import { ParentLink } from './ParentLink.tsx'
import { RecordLinks } from './RecordLinks.tsx'
import { RecordForm } from '../../content/editor/RecordForm.tsx'
import { RecordGate } from './RecordGate.tsx'
import { recordTitle } from './recordTitle.ts'
import { afterSaveOf } from './afterSave.ts'
import { ShownType } from './ShownType.tsx'
import { useParentTitled } from './useParentTitled.ts'
import { useRecord } from './useRecord.ts'

/** An existing record. Without an id in the address (which the spec allows) there is nothing to edit but the list. */
export function EditScreen({ route }: ScreenProps) {
  const params = useParams()
  const id = params[route.idName]
  const list = listAddress(route, params)
  if (id === undefined) return <Navigate to={list} replace />
  return (
    <ShownType route={route}>
      {(type) => (
        <EditRecord
          key={id}
          route={route}
          type={type}
          id={Number(id)}
          list={list}
          listApi={apiAddress(route, params)}
        />
      )}
    </ShownType>
  )
}

interface Props extends ScreenProps {
  type: ContentType
  id: number
  list: string
  listApi: string
}

function DeleteButton({ listApi, id, title, list }: Omit<Props, 'route' | 'type'> & { title: string }) {
  const t = useText()
  const navigate = useNavigate()
  const { remove } = useDelete(listApi)
  const [isAsking, setAsking] = useState(false)
  const confirm = () =>
    remove.mutate(id, {
      // what waits for approval is still there
      onSuccess: (answer) => void (!isHeld(answer) && navigate(list)),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="danger"
        size={36}
        title={t('form.delete')}
        aria-label={t('form.delete')}
        onClick={() => setAsking(true)}
      >
        <Icon name="trash" />
      </ActionIcon>
      {isAsking && (
        <DeleteDialog
          title={title}
          isBusy={remove.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={confirm}
        />
      )}
    </>
  )
}

function EditRecord({ route, type, id, list, listApi }: Props) {
  const t = useText()
  const language = useLanguage()
  const address = `${listApi}/${id}`
  const query = useRecord(address)
  const refreshed = useRefreshed(address, listApi)
  const titled = useParentTitled(route)
  const [saved, setSaved] = useState<number>()
  const AfterSave = afterSaveOf(type.key)
  return (
    <RecordGate query={query} list={list}>
      {(record) => {
        const title = recordTitle(type, record, language) || `${type.label[language]} ${id}`
        return (
          <>
            <RecordLinks route={route} record={record} />
            <ParentLink route={route} />
            <RecordForm
              type={type}
              mode="update"
              record={record}
              subject={address}
              title={titled(title)}
              send={(body, idempotencyKey) =>
                api<StoredRecord>(address, {
                  method: 'PUT',
                  body: { ...body, state: 'published' },
                  idempotencyKey,
                })
              }
              onSaved={(record, _, effect) => {
                refreshed(record, effect)
                setSaved(record.recordVersion)
              }}
              tools={
                <>
                  <Button
                    component={Link}
                    to={list}
                    variant="default"
                    title={t('form.back')}
                    leftSection={<Icon name="back" size={16} />}
                  >
                    {t('form.back')}
                  </Button>
                  <DeleteButton listApi={listApi} id={id} title={title} list={list} />
                </>
              }
              versionsOf={address}
            />
            {AfterSave && saved !== undefined && <AfterSave key={saved} id={id} version={saved} />}
          </>
        )
      }}
    </RecordGate>
  )
}
