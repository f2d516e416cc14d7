import { Button, Group, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { mediaKindOf } from '@flou/shared/media/media.ts'
import { fillPath, recordPathOf } from '@flou/shared/paths.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { useMedia } from '../../core/media/useMedia.ts'
import { readRecord } from '../../core/records/writeRecord.ts'
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

/** Path of a record's page; undefined while it loads. */
function useLinkPath({ type, path }: ReplacedRecord, to: number) {
  const pattern = recordPathOf(type)
  const chosenPath = `${path.slice(0, path.lastIndexOf('/'))}/${to}`
  return useQuery({
    queryKey: ['usage', chosenPath, 'path'],
    queryFn: async () => {
      const { slug } = await readRecord(chosenPath)
      return { linkPath: typeof slug === 'string' && pattern ? fillPath(pattern, slug) : undefined }
    },
    enabled: to > 0 && pattern !== undefined,
    retry: false,
  })
}

function RecordChoice({ replaced, onChange }: Props) {
  const t = useTextsOf(replaceTexts)
  const failureText = useFailureText()
  const { type, id: from } = replaced
  const [to, setTo] = useState(0)
  const { data, error, isLoading } = useLinkPath(replaced, to)
  const offered = useChoices({ type, ids: to > 0 ? [to] : [], language: useLanguage() })
  const others = offered.choices.filter(({ value }) => value !== String(from))
  const linkPath = data?.linkPath
  const isReady = to > 0 && !isLoading && !error
  useEffect(() => {
    onChange(isReady ? { type, from, to, linkPath } : undefined)
  }, [isReady, type, from, to, linkPath, onChange])
  return (
    <>
      <RecordSelect
        name="replacement"
        label={t('replace.with')}
        comboboxProps={{ withinPortal: false }}
        choices={{ ...offered, choices: others }}
        id={to}
        onChange={setTo}
      />
      {error && <Banner tone="bad">{failureText(error)}</Banner>}
    </>
  )
}

export const ReplacementChoice = (props: Props) =>
  props.replaced.type === 'media' ? <FileChoice {...props} /> : <RecordChoice {...props} />
