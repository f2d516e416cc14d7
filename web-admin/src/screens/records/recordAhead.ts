import type { Params } from 'react-router'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { Shape } from '@flou/shared/content/shape.ts'
import type { Route } from '@flou/shared/content/routing/routes.ts'
import { api } from '../../session/current.ts'
import { apiAddress, configAddress } from '../../content/address.ts'

/** An answer asked for ahead serves the screen it was asked for, not a later visit. */
const FRESH_MS = 10_000

interface Asked {
  record: Promise<StoredRecord | null>
  at: number
}
const asked = new Map<string, Asked>()

const read = async (address: string, signal?: AbortSignal) =>
  (await api<StoredRecord | null>(address, signal ? { signal } : {})).data

/** The record that a route's form edits; undefined where it edits none. */
function recordAddress(route: Route, params: Params): string | undefined {
  if (route.kind === 'section') return apiAddress(route, params)
  const id = params[route.idName]
  return route.kind === 'edit' && id !== undefined ? `${apiAddress(route, params)}/${id}` : undefined
}

/** The kinds of the fields that a form shows at once; a rich text in an entry of a list loads when it comes near the window. */
const kindsIn = ({ fields, localized }: Shape): string[] =>
  [...Object.values(fields), ...Object.values(localized)].flatMap((field) => [
    field.kind,
    ...('of' in field ? kindsIn(field.of as Shape).filter((kind) => kind !== 'richText') : []), // only nested kinds carry `of`
  ])

/**
 * Asks for what a form or list shows while its own files are still on their way: its record, which fields show, and the inputs
 * that have files of their own.
 */
export function askAhead(route: Route, params: Params): void {
  if (route.kind !== 'list' && route.type) {
    for (const kind of new Set(kindsIn(route.type.shape))) globalThis.prepareFiles?.(kind)
  }
  for (const address of [recordAddress(route, params), configAddress(route, params)]) {
    if (address === undefined) continue
    const record = read(address)
    record.catch(() => undefined) // the screen asks again, and says what is wrong
    asked.set(address, { record, at: Date.now() })
  }
}

/** A record or section as it is now: the answer that is on its way already, else asked for. */
export function readRecord(address: string, signal: AbortSignal): Promise<StoredRecord | null> {
  const ahead = asked.get(address)
  asked.delete(address)
  if (!ahead || Date.now() - ahead.at > FRESH_MS) return read(address, signal)
  return ahead.record.catch(() => read(address, signal))
}
