import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CONTENT_LANGUAGE_ID, LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { normalTag } from '@flou/shared/media.ts'
import { messageText } from '@flou/shared/messages.ts'
import { isApiError } from '../../../api/apiError.ts'
import { useFaultText } from '../../../api/useFailureText.ts'
import { notifySuccess } from '../../../elements/notify.ts'
import { useUser } from '../../../session/useSession.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { tellHeld } from '../../pending/held.ts'
import type { MediaRecord } from '../../useMedia.ts'
import { describeFile, type Description } from '../fileCalls.ts'
import { useLibraryRefresh } from '../library/useLibrary.ts'
import { mergedOver, ownChangeIn } from './ownChange.ts'
import { useMediaText } from '../useMediaText.ts'

const MIDDLE = 0.5

/** Everything people say of a file, as it is stored. */
const describedBy = (record: MediaRecord): Required<Description> => ({
  name: record.name,
  contents: record.contents,
  folderId: record.folderId ?? 0,
  tags: record.tags ?? [],
  focalX: record.focalX ?? MIDDLE,
  focalY: record.focalY ?? MIDDLE,
})

export const altOf = ({ contents }: Pick<MediaRecord, 'contents'>, language: Language): string =>
  contents.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[language])?.alt ?? ''

/** Texts with that of one language changed. */
export const withAlt = (record: Pick<MediaRecord, 'contents'>, language: Language, alt: string) =>
  LANGUAGES.map((one) => ({
    languageId: CONTENT_LANGUAGE_ID[one],
    alt: one === language ? alt : altOf(record, one),
  }))

/** Sends what was typed; a change that the same person made since (tags given to many files at once) is no conflict. */
async function describe(
  record: MediaRecord,
  edits: Description,
  person: number,
): Promise<MediaRecord | null> {
  try {
    return await describeFile(record, edits)
  } catch (error) {
    const current = ownChangeIn(error, person)
    if (!current) throw error
    return describeFile(current, mergedOver(record, current, edits))
  }
}

/**
 * What is said of a file while it is edited. Only what was changed is sent, so what somebody else changed meanwhile stays; after a
 * conflict the present state is shown under what was typed.
 */
export function useDescription(record: MediaRecord) {
  const t = useMediaText()
  const language = useLanguage()
  const faultText = useFaultText()
  const queries = useQueryClient()
  const refresh = useLibraryRefresh()
  const { id: person } = useUser()
  const [edits, setEdits] = useState<Description>({})
  const keep = (data: MediaRecord) => queries.setQueryData(['media', record.id], data)
  const save = useMutation({
    mutationFn: () => describe(record, edits, person),
    onSuccess: (data) => {
      setEdits({})
      if (data === null) return tellHeld()
      keep(data)
      refresh()
      return notifySuccess(messageText('updated', language))
    },
    onError: (error) => {
      if (isApiError(error, 'record_changed')) keep(error.data as MediaRecord) // the API's contract
    },
  })
  const failure = () => {
    if (!save.error) return undefined
    return isApiError(save.error, 'record_changed') ? t('changed') : faultText(save.error)
  }
  return {
    values: { ...describedBy(record), ...edits },
    edit: (part: Description) => setEdits((before) => ({ ...before, ...part })),
    editTags: (names: readonly string[]) =>
      setEdits((before) => ({ ...before, tags: names.map((name) => ({ name: normalTag(name) })) })),
    isDirty: Object.keys(edits).length > 0,
    save,
    failure: failure(),
  }
}
export type DescriptionForm = ReturnType<typeof useDescription>
