import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CONTENT_LANGUAGE_ID, LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { normalTag } from '@flou/shared/media/media.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { isApiError } from '../../../core/api/apiError.ts'
import { useFaultText } from '../../../core/api/useFailureText.ts'
import { notifySuccess } from '../../../core/state/notify.ts'
import { useUser } from '../../../core/session/useSession.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { notifyAwaitingApproval } from '../../../core/records/awaitingApproval.ts'
import type { MediaRecord } from '../../../core/media/useMedia.ts'
import { describeFile, type Description } from '../fileCalls.ts'
import { useLibraryRefresh } from '../../../core/media/useLibraryRefresh.ts'
import { mergedOver, ownEditIn } from './ownEdit.ts'
import { mediaTexts } from '../../../core/texts/media.ts'

const MIDDLE = 0.5

const describedBy = (record: MediaRecord): Required<Description> => ({
  name: record.name,
  contents: record.contents,
  folderId: record.folderId ?? 0,
  tags: record.tags ?? [],
  decorative: record.decorative ?? false,
  focalX: record.focalX ?? MIDDLE,
  focalY: record.focalY ?? MIDDLE,
})

export const altOf = ({ contents }: Pick<MediaRecord, 'contents'>, language: Language): string =>
  contents.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[language])?.alt ?? ''

export const withAlt = (record: Pick<MediaRecord, 'contents'>, language: Language, alt: string) =>
  LANGUAGES.map((one) => ({
    languageId: CONTENT_LANGUAGE_ID[one],
    alt: one === language ? alt : altOf(record, one),
  }))

/** Saves; edits by the same user, e.g. bulk tagging, cause no conflict. */
async function describe(
  record: MediaRecord,
  edits: Description,
  person: number,
): Promise<MediaRecord | null> {
  try {
    return await describeFile(record, edits)
  } catch (error) {
    const current = ownEditIn(error, person)
    if (!current) throw error
    return describeFile(current, mergedOver(record, current, edits))
  }
}

/**
 * Form of a file's metadata. Sends edited fields only; after a conflict, the others show the current values.
 */
export function useDescription(record: MediaRecord) {
  const t = useTextsOf(mediaTexts)
  const language = useLanguage()
  const faultText = useFaultText()
  const queries = useQueryClient()
  const refresh = useLibraryRefresh()
  const { id: person } = useUser()
  const [edits, setEdits] = useState<Description>({})
  const cacheRecord = (data: MediaRecord) => queries.setQueryData(['media', record.id], data)
  const save = useMutation({
    mutationFn: () => describe(record, edits, person),
    onSuccess: (data) => {
      setEdits({})
      if (data === null) return notifyAwaitingApproval()
      cacheRecord(data)
      refresh()
      return notifySuccess(messageText('updated', language))
    },
    onError: (error) => {
      if (isApiError(error, 'record_changed')) cacheRecord(error.data as MediaRecord)
    },
  })
  const failure = () => {
    if (!save.error) return undefined
    return isApiError(save.error, 'record_changed') ? t('changed') : faultText(save.error)
  }
  return {
    values: { ...describedBy(record), ...edits },
    edit: (changes: Description) => setEdits((before) => ({ ...before, ...changes })),
    editTags: (names: readonly string[]) =>
      setEdits((before) => ({ ...before, tags: names.map((name) => ({ name: normalTag(name) })) })),
    isDirty: Object.keys(edits).length > 0,
    save,
    failure: failure(),
  }
}
export type DescriptionForm = ReturnType<typeof useDescription>
