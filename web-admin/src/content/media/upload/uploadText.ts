import { LIMITS } from '@flou/shared/limits.ts'
import type { Language } from '@flou/shared/locale.ts'
import { isApiError } from '../../../api/apiError.ts'
import type { MediaTranslate } from '../useMediaText.ts'
import { sizeText } from '../sizeText.ts'
import type { UploadItem } from './uploadItem.ts'

const megabytes = (bytes: number) => bytes / 1024 / 1024

export const LIMITS_IN_MB = {
  image: megabytes(LIMITS.imageBytes),
  document: megabytes(LIMITS.documentBytes),
  video: megabytes(LIMITS.videoBytes),
} as const

interface Saying {
  t: MediaTranslate
  language: Language
  /** What the server says of a failure. */
  failureText: (error: unknown) => string
}

function refusalText({ refusal, size }: UploadItem, { t, language }: Saying): string {
  if (!refusal) return ''
  const limit = 'limit' in refusal ? refusal.limit : 0
  return t(refusal.reason, { limit, size: sizeText(size, language) })
}

const errorText = (error: unknown, { t, failureText }: Saying): string =>
  isApiError(error, 'network') ? t('network') : failureText(error)

type Teller = (item: UploadItem, saying: Saying) => string

const TELLERS: Readonly<Record<UploadItem['state'], Teller>> = {
  waiting: (_, { t }) => t('waiting'),
  sending: ({ share }, { t }) => t('sending', { percent: Math.round(share * 100) }),
  finishing: (_, { t }) => t('finishing'),
  done: (_, { t }) => t('done'),
  duplicate: ({ record }, { t }) => t('duplicate', { name: record?.name ?? '' }),
  failed: ({ error }, saying) => errorText(error, saying),
  refused: refusalText,
  cancelled: (_, { t }) => t('cancelled'),
}

/** How an upload stands, in words. */
export const uploadText: Teller = (item, saying) => TELLERS[item.state](item, saying)
