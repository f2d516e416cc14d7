import { contentType } from '../define.ts'
import type { CrossCheck } from '../typeSpec.ts'
import { area, customScreen, screen } from '../screens.ts'
import { text, url } from '../fields/text.ts'
import { number } from '../fields/value.ts'

const needsWords: CrossCheck = ({ contents }) => {
  const entries = (Array.isArray(contents) ? contents : []) as { words?: string }[]
  if (entries.some(({ words = '' }) => words.trim() !== '')) return {}
  return Object.fromEntries(entries.map((_, index) => [`contents.${index}.words`, 'required']))
}

/** Synonyms for the site search, such as `VM, virtual machine`, in one language or both. */
export const searchSynonym = contentType('searchSynonym', {
  label: { en: 'Synonyms', id: 'Sinonim' },
  plural: { en: 'Synonyms', id: 'Sinonim' },
  title: 'words',
  internal: true,
  localized: { words: text({ optional: true }) },
  list: { columns: ['words'], sortBy: 'words' },
  check: needsWords,
})

/** A page of this site or, with title and description, of another one. */
export const searchPin = contentType('searchPin', {
  label: { en: 'Pinned result', id: 'Hasil tersemat' },
  plural: { en: 'Pinned results', id: 'Hasil tersemat' },
  title: 'query',
  internal: true,
  fields: { url: url(), order: number({ optional: true }) },
  localized: { query: text(), title: text({ optional: true }), description: text({ optional: true }) },
  list: { columns: ['query', 'url', 'order'], sortBy: 'order' },
})

export const searchArea = area({
  key: 'siteSearch',
  permission: 'Manage Search',
  label: { en: 'Site Search', id: 'Pencarian Situs' },
  icon: 'search',
  heading: 'administration',
  path: { dashboard: 'manage-site-search', dashboard2: 'site-search' },
  screens: [
    screen('', searchSynonym),
    screen('pinned', searchPin),
    customScreen('figures', 'searchFigures', { label: { en: 'Search terms', id: 'Kata pencarian' } }),
  ],
})
