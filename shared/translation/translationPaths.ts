import { STAFF_API } from '../content/routing/apiPaths.ts'

type Id = number | string

export const TRANSLATION_API = `${STAFF_API}/translations`

export const TRANSLATION_PATHS = {
  queue: `${TRANSLATION_API}/queue`,
  progress: `${TRANSLATION_API}/progress`,
  people: `${TRANSLATION_API}/people`,
  suggestions: `${TRANSLATION_API}/suggestions`,
  terms: `${TRANSLATION_API}/terms`,
  machine: `${TRANSLATION_API}/machine`,
  machineChecked: `${TRANSLATION_API}/machine/checked`,
  machineUnchecked: `${TRANSLATION_API}/machine/unchecked`,
  machineMarks: (type: string, id: Id) => `${TRANSLATION_API}/machine/${type}/${id}` as const,
  assignments: `${TRANSLATION_API}/assignments`,
  sources: (type: string, id: Id) => `${TRANSLATION_API}/sources/${type}/${id}` as const,
} as const
