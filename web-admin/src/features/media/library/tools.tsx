import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { normalTag, type MediaOverview } from '@flou/shared/media/media.ts'
import { folderTree } from './folderTree.ts'
import classes from './Bulk.module.css'
import { mediaTexts } from '../../../core/texts/media.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

interface MoveProps {
  overview: MediaOverview
  onMove: (folderId: number) => void
}

export function MoveTool({ overview, onMove }: MoveProps) {
  const t = useTextsOf(mediaTexts)
  const [folder, setFolder] = useState('0')
  return (
    <form
      className={classes.tool}
      onSubmit={(event) => {
        event.preventDefault()
        onMove(Number(folder))
      }}
    >
      <NativeSelect
        name="folderId"
        size="xs"
        aria-label={t('moveTo')}
        value={folder}
        onChange={(event) => setFolder(event.currentTarget.value)}
        data={[
          { value: '0', label: t('noFolder') },
          ...folderTree(overview.folders).map(({ id, path }) => ({ value: String(id), label: path })),
        ]}
      />
      <Button type="submit" size="xs" variant="default">
        {t('moveTo')}
      </Button>
    </form>
  )
}

interface TagProps {
  overview: MediaOverview
  onTag: (tag: string) => void
}

export function TagTool({ overview, onTag }: TagProps) {
  const t = useTextsOf(mediaTexts)
  const tagListId = useId()
  const [tag, setTag] = useState('')
  const [error, setError] = useState<string>()
  return (
    <form
      className={classes.tool}
      onSubmit={(event) => {
        event.preventDefault()
        if (normalTag(tag) === '') setError(t('missingTag'))
        else onTag(tag)
      }}
    >
      <TextInput
        name="tag"
        size="xs"
        aria-label={t('newTag')}
        placeholder={t('tag')}
        list={tagListId}
        value={tag}
        error={error}
        onChange={(event) => {
          setTag(event.currentTarget.value)
          setError(undefined)
        }}
      />
      <datalist id={tagListId}>
        {overview.tags.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <Button type="submit" size="xs" variant="default">
        {t('addTag')}
      </Button>
    </form>
  )
}
