import type { Snapshot, Values } from '../writeContext.ts'

export const [ayu, budi] = [
  { id: 1, name: 'Ayu' },
  { id: 2, name: 'Budi' },
]
export const contents = (id: string, en: string) => [
  { languageId: 1, title: id },
  { languageId: 2, title: en },
]
export const snapshot = (fields: Values = {}, more: Partial<Snapshot> = {}): Snapshot => ({
  id: 5,
  version: 3,
  state: 'published',
  created: '2026-11-01T00:00:00.000Z',
  createdBy: ayu,
  updated: '2026-11-10T00:00:00.000Z',
  updatedBy: ayu,
  fields: { status: '1', publishDate: '2026-11-20', contents: contents('Kabar', 'News'), ...fields },
  ...more,
})
export const draft = { live: 2, updated: '2026-11-15T00:00:00.000Z', updatedBy: budi }
export const drafted = { fields: { contents: contents('Draf', 'Draft') }, staleTranslation: {} }
export const withDraft = snapshot({}, { draft, drafted })
