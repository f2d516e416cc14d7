import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Language } from '@flou/shared/locale.ts'
import { readEstimate, type Estimate } from '@flou/shared/pricing/estimate/estimate.ts'
import type { SavedEstimateResponse, SavedEstimate } from '@flou/shared/pricing/estimate/saved.ts'
import { callApi } from '../../../../callApi.ts'
import type { SavedLink } from '../state/storedEstimate.ts'

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  editKey?: string | undefined
  body?: Estimate
  language: Language
}

/** Calls the API for saved estimates. @throws on failure */
async function call<T>({ method, path, editKey, body, language }: Call): Promise<T> {
  const response = await callApi(path, {
    method,
    language,
    headers: editKey === undefined ? {} : { 'x-edit-key': editKey },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
  const { data } = (await response.json()) as { data: T }
  return data
}

/** Updates the saved estimate if editable, else creates one. */
export async function saveEstimate(
  estimate: Estimate,
  link: SavedLink | undefined,
  language: Language,
): Promise<{ link: SavedLink; lastDay: string }> {
  const { id, editKey } = link ?? {}
  const isUpdate = id !== undefined && editKey !== undefined
  const answer = await call<Omit<SavedEstimateResponse, 'editKey'> & { editKey?: string }>({
    method: isUpdate ? 'PUT' : 'POST',
    path: isUpdate ? PUBLIC_PATHS.estimate(id) : PUBLIC_PATHS.estimates,
    editKey,
    body: estimate,
    language,
  })
  const key = answer.editKey ?? editKey
  return { link: { id: answer.id, ...(key !== undefined && { editKey: key }) }, lastDay: answer.lastDay }
}

/** Returns a saved estimate; undefined if missing or on failure. */
export async function openSaved(
  { id, editKey }: SavedLink,
  language: Language,
): Promise<SavedEstimate | undefined> {
  try {
    const found = await call<SavedEstimate>({
      method: 'GET',
      path: PUBLIC_PATHS.estimate(encodeURIComponent(id)),
      editKey,
      language,
    })
    const estimate = readEstimate(found.estimate)
    return estimate && { ...found, estimate }
  } catch {
    return undefined
  }
}

export const removeSaved = ({ id, editKey }: SavedLink, language: Language): Promise<null> =>
  call({ method: 'DELETE', path: PUBLIC_PATHS.estimate(encodeURIComponent(id)), editKey, language })
