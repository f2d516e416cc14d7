import type { Envelope, StoredRecord } from '@flou/shared/api.ts'
import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import { isDraftable } from '@flou/shared/content/visibility.ts'
import { CONTENT_LANGUAGE_ID, type Language } from '@flou/shared/locale.ts'
import { withRetries } from '../api/withRetries.ts'
import { api } from '../session/current.ts'
import { readProperty } from './entries.ts'
import type { FormValues } from './formErrors.ts'
import { formValues, wireValues } from './recordValues.ts'

export interface FieldOfRecord {
  name: string
  language?: Language | undefined
}

/** Sets one field, in one language for texts. */
export function withValue(
  { declaration: { translationsKey } }: ContentType,
  values: FormValues,
  { name, language, value }: FieldOfRecord & { value: unknown },
): FormValues {
  if (!language) return { ...values, [name]: value }
  const languageId = CONTENT_LANGUAGE_ID[language]
  const stored = values[translationsKey]
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : []
  const isEntry = (entry: unknown) => readProperty(entry, 'languageId') === languageId
  const all = entries.some(isEntry) ? entries : [...entries, { languageId }]
  return {
    ...values,
    [translationsKey]: all.map((entry) =>
      isEntry(entry) ? { ...(entry as FormValues), [name]: value } : entry,
    ),
  }
}

export const readRecord = async (path: string): Promise<StoredRecord> => (await api<StoredRecord>(path)).data

export const valuesOf = ({ declaration }: AnyType, record: Partial<StoredRecord>): FormValues =>
  formValues(declaration, record, new Date())

/** True if a save must not reach visitors: the record has a draft or is not published. */
export const hasHiddenContent = (type: AnyType, { live, state }: StoredRecord): boolean =>
  isDraftable(type) && (live !== undefined || (type.single ? state === 'draft' : state !== 'published'))

interface RecordWrite {
  type: AnyType
  path: string
  values: FormValues
  recordVersion: number
  isDraft: boolean
}

export function writeRecord({
  type,
  path,
  values,
  recordVersion,
  isDraft,
}: RecordWrite): Promise<Envelope<StoredRecord>> {
  const idempotencyKey = crypto.randomUUID()
  const body = wireValues(type.declaration, values)
  return withRetries(() =>
    api<StoredRecord>(isDraft ? `${path}/draft` : path, {
      method: 'PUT',
      body: { ...body, recordVersion, ...(!isDraft && !type.single && { state: 'published' }) },
      idempotencyKey,
    }),
  )
}
