import { Button, Group, Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { mediaKindOf } from '@flou/shared/media/media.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { useMedia } from '../../core/media/useMedia.ts'
import { replaceTexts } from '../../core/texts/replace.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { Banner } from '../../ui/Banner.tsx'
import { pictureOf } from '../richText/pictures/pictureUploads.ts'
import { useMediaLibrary } from '../linked/MediaLibraryContext.ts'
import { RecordSelect } from '../linked/picker/RecordSelect.tsx'
import { useChoices } from '../linked/picker/useChoices.ts'
import type { Replacement } from './replaceReferences.ts'
import type { ReplacedRecord } from './planChange.ts'

interface Props {
  replaced: ReplacedRecord
  onChange: (replacement: Replacement | undefined) => void
}

function FileChoice({ replaced: { type, id: from }, onChange }: Props) {
  const t = useTextsOf(replaceTexts)
  const MediaLibrary = useMediaLibrary()
  const failureText = useFailureText()
  const { data: file, error } = useMedia(from)
  const [to, setTo] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const { data: chosen, error: chosenError } = useMedia(to)
  useEffect(() => {
    onChange(chosen && { type, from, to: chosen.id, picture: (language) => pictureOf(chosen, language) })
  }, [chosen, type, from, onChange])
  const failure = error ?? chosenError
  if (!file) return failure ? <Banner tone="bad">{failureText(failure)}</Banner> : <Skeleton height={36} />
  return (
    <Group gap="sm">
      <span>
        {t('replace.with')}: <strong>{chosen?.name ?? '–'}</strong>
      </span>
      <Button variant="default" {...MediaLibrary.onIntent} onClick={() => setOpen(true)} data-autofocus>
        {t('replace.chooseFile')}
      </Button>
      {failure && <Banner tone="bad">{failureText(failure)}</Banner>}
      {isOpen && (
        <MediaLibrary
          kind={mediaKindOf(file.mime)}
          onChoose={({ id }) => {
            setOpen(false)
            if (id !== from) setTo(id)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Group>
  )
}

function RecordChoice({ replaced: { type, id: from }, onChange }: Props) {
  const t = useTextsOf(replaceTexts)
  const [to, setTo] = useState(0)
  const offered = useChoices({ type, ids: to > 0 ? [to] : [], language: useLanguage() })
  const others = offered.choices.filter(({ value }) => value !== String(from))
  return (
    <RecordSelect
      name="replacement"
      label={t('replace.with')}
      comboboxProps={{ withinPortal: false }}
      choices={{ ...offered, choices: others }}
      id={to}
      onChange={(id) => {
        setTo(id)
        onChange(id > 0 && id !== from ? { type, from, to: id } : undefined)
      }}
    />
  )
}

export const ReplacementChoice = (props: Props) =>
  props.replaced.type === 'media' ? <FileChoice {...props} /> : <RecordChoice {...props} />
