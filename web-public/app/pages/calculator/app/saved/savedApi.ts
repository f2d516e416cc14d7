import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Language } from '@flou/shared/locale.ts'
import { readEstimate, type Estimate } from '@flou/shared/pricing/estimate/estimate.ts'
import type { SavedAnswer, SavedEstimate } from '@flou/shared/pricing/estimate/saved.ts'
import { callApi } from '../../../../callApi.ts'
import type { SavedLink } from '../state/storedEstimate.ts'

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  editKey?: string | undefined
  body?: Estimate
  language: Language
}

/** Asks the API for saved estimates. @throws where it does not answer, or refuses */
async function call<T>({ method, path, editKey, body, language }: Call): Promise<T> {
  const response = await callApi(path, {
    method,
    language,
    headers: editKey === undefined ? {} : { 'x-edit-key': editKey },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
  const { data } = (await response.json()) as { data: T } // the envelope of our own API
  return data
}

/** Saves an estimate: in place of the one that the link may change, else as a new one. */
export async function saveEstimate(
  estimate: Estimate,
  link: SavedLink | undefined,
  language: Language,
): Promise<{ link: SavedLink; lastDay: string }> {
  const { id, editKey } = link ?? {}
  const isChange = id !== undefined && editKey !== undefined
  const answer = await call<Omit<SavedAnswer, 'editKey'> & { editKey?: string }>({
    method: isChange ? 'PUT' : 'POST',
    path: isChange ? PUBLIC_PATHS.estimate(id) : PUBLIC_PATHS.estimates,
    editKey,
    body: estimate,
    language,
  })
  const key = answer.editKey ?? editKey
  return { link: { id: answer.id, ...(key !== undefined && { editKey: key }) }, lastDay: answer.lastDay }
}

/** A saved estimate; undefined where there is none behind the link, or it does not come. */
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

/** Removes a saved estimate from our servers. @throws where that does not succeed */
export const removeSaved = ({ id, editKey }: SavedLink, language: Language): Promise<null> =>
  call({ method: 'DELETE', path: PUBLIC_PATHS.estimate(encodeURIComponent(id)), editKey, language })
