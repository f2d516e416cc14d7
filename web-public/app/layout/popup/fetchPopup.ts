import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { Language } from '@flou/shared/locale.ts'
import { callApi } from '../../callApi.ts'
import type { LocalizedAppearance } from '@flou/shared/content/appearance/localizedAppearance.ts'

export interface PopupContent {
  popup: true
  name: string
  value: string
  media: PublicMedia | null
  mobileMedia: PublicMedia | null
  customProperty: LocalizedAppearance
  lang: Language
}

/** Fetches the popup; the server's clock decides. Undefined if none, or on failure. */
export async function fetchPopup(language: Language): Promise<PopupContent | undefined> {
  const response = await callApi(PUBLIC_PATHS.popup, { language }).catch(() => undefined)
  if (!response?.ok) return undefined
  const { data } = (await response.json()) as { data: PopupContent | { popup: false } }
  return data.popup ? data : undefined
}
