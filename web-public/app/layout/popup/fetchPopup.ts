import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { LocalizedAppearance, PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { Language } from '@flou/shared/locale.ts'
import { callApi } from '../../callApi.ts'

/** What `GET /api/home/popup` answers while there is one (functions/site/popupRead.ts). */
export interface PopupContent {
  popup: true
  name: string
  value: string
  media: PublicMedia | null
  mobileMedia: PublicMedia | null
  customProperty: LocalizedAppearance
  lang: Language
}

/** Asks the server, whose clock decides (decision 36); undefined where there is none, or no answer. */
export async function fetchPopup(language: Language): Promise<PopupContent | undefined> {
  const response = await callApi(PUBLIC_PATHS.popup, { language }).catch(() => undefined)
  if (!response?.ok) return undefined
  const { data } = (await response.json()) as { data: PopupContent | { popup: false } }
  return data.popup ? data : undefined
}
