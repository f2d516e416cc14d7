import { useRights } from '../../core/session/rights.ts'
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { LIMITS } from '@flou/shared/limits.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { targetFoldersFor, type FolderNode } from './library/folderTree.ts'
import { useFolderActions } from './useFolderActions.ts'
import { mediaTexts } from '../../core/texts/media.ts'
import { useTextsOf } from '../../core/texts/useText.ts'

interface Props {
  nodes: readonly FolderNode[]
  folder: FolderNode | undefined
  parentId: number
  onClose: () => void
  onSaved: (id: number) => void
  onDeleted: (parentId: number) => void
}

interface FootProps {
  isBusy: boolean
  onClose: () => void
  remove: { isBusy: boolean; run: () => void } | undefined
}

function Foot({ isBusy, onClose, remove }: FootProps) {
  const t = useTextsOf(mediaTexts)
  const { canDelete } = useRights()
  return (
    <Group justify="flex-end">
      {remove && canDelete && (
        <Button variant="default" c="danger" mr="auto" loading={remove.isBusy} onClick={remove.run}>
          {t('deleteFolder')}
        </Button>
      )}
      <Button variant="default" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button type="submit" loading={isBusy}>
        {t('save')}
      </Button>
    </Group>
  )
}

function useFolderForm({ folder, parentId, onClose, onSaved, onDeleted }: Omit<Props, 'nodes'>) {
  const [name, setName] = useState(folder?.name ?? '')
  const [parent, setParent] = useState(String(folder?.parentId ?? parentId))
  const { save, remove, failure } = useFolderActions(folder)
  const submit = () =>
    save.mutate(
      { name, parentId: Number(parent) },
      {
        onSuccess: ({ data }) => {
          onSaved(data.id)
          onClose()
        },
      },
    )
  const deleteIt = ({ parentId }: FolderNode) =>
    remove.mutate(undefined, {
      onSuccess: () => {
        onDeleted(parentId)
        onClose()
      },
    })
  return {
    name,
    setName,
    parent,
    setParent,
    submit,
    isSaving: save.isPending,
    remove: folder && { isBusy: remove.isPending, run: () => deleteIt(folder) },
    failure,
  }
}

export function FolderDialog({ nodes, ...options }: Props) {
  const t = useTextsOf(mediaTexts)
  const { folder, onClose } = options
  const { name, setName, parent, setParent, submit, isSaving, remove, failure } = useFolderForm(options)
  return (
    <Dialog title={folder ? t('changeFolderOf', { name: folder.name }) : t('newFolder')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap="sm">
          <TextInput
            name="name"
            label={t('name')}
            value={name}
            maxLength={LIMITS.folderName}
            onChange={(event) => setName(event.currentTarget.value)}
            data-autofocus
          />
          <NativeSelect
            name="parentId"
            label={t('inFolder')}
            value={parent}
            onChange={(event) => setParent(event.currentTarget.value)}
            data={[
              { value: '0', label: t('top') },
              ...targetFoldersFor(nodes, folder?.id).map(({ id, path }) => ({
                value: String(id),
                label: path,
              })),
            ]}
          />
          {failure && <Banner tone="bad">{failure}</Banner>}
          {folder && <Text size="sm">{t('deleteFolderHint')}</Text>}
          <Foot isBusy={isSaving} onClose={onClose} remove={remove} />
        </Stack>
      </form>
    </Dialog>
  )
}
