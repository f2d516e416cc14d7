import { LIMITS } from '@flou/shared/limits.ts'
import type { Language } from '@flou/shared/locale.ts'
import { isApiError } from '../api/apiError.ts'
import { sizeText } from './sizeText.ts'
import type { UploadItem } from './uploadItem.ts'
import type { MediaTranslate } from '../texts/media.ts'

const megabytes = (bytes: number) => bytes / 1024 / 1024

export const LIMITS_IN_MB = {
  image: megabytes(LIMITS.imageBytes),
  document: megabytes(LIMITS.documentBytes),
  video: megabytes(LIMITS.videoBytes),
  captions: megabytes(LIMITS.captionsBytes),
} as const

interface TextContext {
  t: MediaTranslate
  language: Language
  failureText: (error: unknown) => string
}

function refusalText({ refusal, size }: UploadItem, { t, language }: TextContext): string {
  if (!refusal) return ''
  const limit = 'limit' in refusal ? refusal.limit : 0
  return t(refusal.reason, { limit, size: sizeText(size, language) })
}

const errorText = (error: unknown, { t, failureText }: TextContext): string =>
  isApiError(error, 'network') ? t('network') : failureText(error)

type StateText = (item: UploadItem, context: TextContext) => string

const STATE_TEXTS: Readonly<Record<UploadItem['state'], StateText>> = {
  waiting: (_, { t }) => t('waiting'),
  sending: ({ progress }, { t }) => t('sending', { percent: Math.round(progress * 100) }),
  finishing: (_, { t }) => t('finishing'),
  done: (_, { t }) => t('done'),
  duplicate: ({ record }, { t }) => t('duplicate', { name: record?.name ?? '' }),
  failed: ({ error }, context) => errorText(error, context),
  refused: refusalText,
  cancelled: (_, { t }) => t('cancelled'),
}

export const uploadText: StateText = (item, context) => STATE_TEXTS[item.state](item, context)
