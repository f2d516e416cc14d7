import type { Office } from '@flou/shared/content/offices.ts'
import { media, mediaArea } from '@flou/shared/content/types/media.ts'
import { translationArea } from '@flou/shared/content/types/customScreens.ts'
import type { CommentSubject } from '@flou/shared/comments.ts'
import type { Language } from '@flou/shared/locale.ts'
import { TRANSLATE_PARAMETER } from '@flou/shared/translation/queue.ts'
import { recordFormUrl } from './recordLocations.ts'

/** First parts of the keys of cached queries: of the queue, and of the translation memory. */
export const TRANSLATION_KEY = 'translation'
export const MEMORY_KEY = 'memory'

export const translationsPath = (office: Office, search = ''): string =>
  `/${office}/${translationArea.path[office]}${search === '' ? '' : `?${search}`}`

/** Parameters of a form that was opened from the queue: its position there, and the query of the queue. */
export const POSITION_PARAMETER = 'position'
export const QUEUE_PARAMETER = 'queue'

/** Returns the form that translates a task; the newer back-office has every form. */
export function taskUrl(
  office: Office,
  task: CommentSubject & { language: Language; cursor?: string },
  queue = '',
): string {
  if (task.type === media.key) return `/${office}/${mediaArea.path[office]}?file=${task.id}`
  const path = recordFormUrl(office, task) ?? recordFormUrl('dashboard2', task) ?? `/${office}`
  const search = new URLSearchParams({
    [TRANSLATE_PARAMETER]: task.language,
    ...(task.cursor !== undefined && { [POSITION_PARAMETER]: task.cursor }),
    ...(queue !== '' && { [QUEUE_PARAMETER]: queue }),
  })
  return `${path}?${search.toString()}`
}
