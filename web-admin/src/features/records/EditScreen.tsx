import { ActionIcon, Button } from '@mantine/core'
import { useState } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router'
import type { ContentType } from '@flou/shared/content/define.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { ScreenProps } from '../../core/offices/office.ts'
import { useRights } from '../../core/session/rights.ts'
import { editorTexts } from '../../core/texts/editor.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { apiUrlOf, listPathOf } from '../../core/records/routePaths.ts'
import { DeleteDialog } from '../../lists/DeleteDialog.tsx'
import { useDelete } from '../../lists/useDelete.ts'
import { isAwaitingApproval } from '../../core/records/awaitingApproval.ts'
import { useRefreshed } from './useRefreshed.ts'
import { ParentLink } from './ParentLink.tsx'
import { RecordLinks } from '../../lists/RecordLinks.tsx'
import { RecordForm } from '../../editor/view/RecordForm.tsx'
import { RecordGate } from './RecordGate.tsx'
import { recordIn, ReleaseVersion, type VersionProps } from './ReleaseVersion.tsx'
import { RecordName } from './RecordName.tsx'
import { recordTitle } from '../../core/records/recordTitle.ts'
import { updateWrites } from './recordWrites.ts'
import { afterSaveOf } from './afterSave.ts'
import { VisibleFields } from './VisibleFields.tsx'
import { useParentTitled } from './useParent.ts'
import { useRecord } from './useRecord.ts'

/** Edits a record; without an id in the URL redirects to the list. */
export function EditScreen({ route }: ScreenProps) {
  const params = useParams()
  const id = params[route.idName]
  const list = listPathOf(route, params)
  if (id === undefined) return <Navigate to={list} replace />
  return (
    <VisibleFields route={route}>
      {(type) => (
        <EditRecord
          key={id}
          route={route}
          type={type}
          id={Number(id)}
          list={list}
          listApi={apiUrlOf(route, params)}
        />
      )}
    </VisibleFields>
  )
}

interface Props extends ScreenProps {
  type: ContentType
  id: number
  list: string
  listApi: string
}

function DeleteButton({ type, listApi, id, title, list }: Omit<Props, 'route'> & { title: string }) {
  const t = useTextsOf(editorTexts)
  const navigate = useNavigate()
  const { remove } = useDelete(listApi)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const confirm = () =>
    remove.mutate(id, {
      // a delete that awaits approval keeps the record
      onSuccess: (answer) => void (!isAwaitingApproval(answer) && navigate(list)),
      onSettled: () => setDialogOpen(false),
    })
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="danger"
        size={36}
        title={t('form.delete')}
        aria-label={t('form.delete')}
        onClick={() => setDialogOpen(true)}
      >
        <Icon name="trash" />
      </ActionIcon>
      {isDialogOpen && (
        <DeleteDialog
          path={`${listApi}/${id}`}
          type={type.key}
          id={id}
          title={title}
          isBusy={remove.isPending}
          onCancel={() => setDialogOpen(false)}
          onConfirm={confirm}
        />
      )}
    </>
  )
}

function BackButton({ list }: Pick<Props, 'list'>) {
  const t = useTextsOf(editorTexts)
  return (
    <Button
      component={Link}
      to={list}
      variant="default"
      title={t('form.back')}
      leftSection={<Icon name="back" size={16} />}
    >
      {t('form.back')}
    </Button>
  )
}

function EditRecord(props: Props) {
  const { list, listApi, id } = props
  const query = useRecord(`${listApi}/${id}`)
  return (
    <RecordGate query={query} list={list}>
      {(stored) => (
        <ReleaseVersion>{(item, form) => <EditForm {...props} {...{ stored, item, form }} />}</ReleaseVersion>
      )}
    </RecordGate>
  )
}

function EditForm({ route, type, id, list, listApi, stored, item, form }: Props & VersionProps) {
  const language = useLanguage()
  const path = `${listApi}/${id}`
  const refreshed = useRefreshed(path, listApi)
  const titled = useParentTitled(route)
  const { canDelete } = useRights()
  const [saved, setSaved] = useState<number>()
  const AfterSave = afterSaveOf(type.key)
  const record = item ? recordIn(item, stored) : stored
  const title = recordTitle(type, record, language) || `${type.label[language]} ${id}`
  return (
    <>
      <RecordName route={route} type={type} record={record} />
      <RecordForm
        key={item?.id}
        type={type}
        mode="update"
        record={record}
        title={titled(title)}
        {...updateWrites(path)}
        {...form}
        onSaved={(record, _, effect) => {
          refreshed(record, effect)
          setSaved(record.recordVersion)
        }}
        tools={
          <>
            <BackButton list={list} />
            {canDelete && !item && (
              <DeleteButton type={type} listApi={listApi} id={id} title={title} list={list} />
            )}
          </>
        }
        parent={<ParentLink route={route} />}
        links={<RecordLinks route={route} record={record} />}
      />
      {AfterSave && saved !== undefined && <AfterSave key={saved} id={id} version={saved} />}
    </>
  )
}
