import { Button, Checkbox, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { MediaRow } from '@flou/shared/api.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES } from '@flou/shared/locale.ts'
import { mediaKindOf } from '@flou/shared/media/media.ts'
import { fieldTexts } from '../../../core/texts/fields.ts'
import { mediaTexts } from '../../../core/texts/media.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LeaveDialog, useUnsavedWork } from '../../../fields/form/LeaveGuard.tsx'
import { describeFile } from '../fileCalls.ts'
import classes from './Bulk.module.css'
import { Thumbnail } from './Thumbnail.tsx'
import { useFileBulk } from './useFileBulk.ts'

type Edit = Partial<Pick<MediaRow, 'alt' | 'decorative'>>

interface RowProps {
  file: MediaRow
  edit: Edit
  onEdit: (edit: Edit) => void
}

function FileRow({ file, edit, onEdit }: RowProps) {
  const t = useTextsOf(fieldTexts)
  const { alt, decorative = false } = { ...file, ...edit }
  return (
    <li className={classes.file}>
      <Thumbnail file={file} />
      <fieldset className={classes.texts}>
        <legend>{file.name}</legend>
        {LANGUAGES.map((language) => (
          <TextInput
            key={language}
            size="xs"
            name={`alt.${language}.${file.id}`}
            lang={language}
            label={t(language === 'id' ? 'media.altId' : 'media.altEn')}
            value={alt[language]}
            maxLength={LIMITS.text}
            disabled={decorative}
            onChange={(event) => onEdit({ ...edit, alt: { ...alt, [language]: event.currentTarget.value } })}
          />
        ))}
        {mediaKindOf(file.mime) === 'picture' && (
          <Checkbox
            size="xs"
            name={`decorative.${file.id}`}
            label={t('media.decorative')}
            checked={decorative}
            onChange={(event) => onEdit({ ...edit, decorative: event.currentTarget.checked })}
          />
        )}
      </fieldset>
    </li>
  )
}

const describe = (file: MediaRow, { alt, decorative }: Edit) =>
  describeFile(file, {
    ...(alt && {
      contents: LANGUAGES.map((one) => ({ languageId: CONTENT_LANGUAGE_ID[one], alt: alt[one] })),
    }),
    ...(decorative !== undefined && { decorative }),
  })

interface Props {
  files: readonly MediaRow[]
  onClose: () => void
}

/** Alternative texts of several files. Those that could not be saved stay as typed. */
export function DescribeDialog({ files, onClose }: Props) {
  const t = useTextsOf(mediaTexts)
  const [edits, setEdits] = useState<ReadonlyMap<number, Edit>>(new Map())
  const [isLeaving, setLeaving] = useState(false)
  const { progress, run } = useFileBulk(({ done, waitingForApproval }) => {
    const saved = new Set([...done, ...waitingForApproval].map(({ id }) => id))
    const left = new Map([...edits].filter(([id]) => !saved.has(id)))
    if (left.size === 0) onClose()
    else setEdits(left)
  })
  useUnsavedWork(edits.size > 0)
  return (
    <Dialog title={t('describeFiles')} onClose={() => (edits.size > 0 ? setLeaving(true) : onClose())} isWide>
      <form
        noValidate
        className={classes.describe}
        onSubmit={(event) => {
          event.preventDefault()
          const edited = files.filter(({ id }) => edits.has(id))
          run(edited, (file) => describe(file, edits.get(file.id) ?? {}))
        }}
      >
        <ul className={classes.files}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              edit={edits.get(file.id) ?? {}}
              onEdit={(edit) => setEdits((before) => new Map(before).set(file.id, edit))}
            />
          ))}
        </ul>
        <Group justify="flex-end">
          <span role="status">{progress && t('working', progress)}</span>
          <Button type="submit" disabled={edits.size === 0} loading={progress !== undefined}>
            {t('save')}
          </Button>
        </Group>
      </form>
      {isLeaving && <LeaveDialog onStay={() => setLeaving(false)} onLeave={onClose} />}
    </Dialog>
  )
}
