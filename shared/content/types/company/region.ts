import { contentType } from '../../define.ts'
import { area, screen } from '../../screens.ts'
import { text } from '../../fields/text.ts'
import { number } from '../../fields/value.ts'

export const region = contentType('region', {
  label: { en: 'Region', id: 'Region' },
  plural: { en: 'Region', id: 'Region' },
  fields: { order: number({ optional: true }) },
  localized: { title: text() },
  list: { columns: ['title', 'order'], sortBy: 'order' },
})

export const regionArea = area({
  key: 'region',
  permission: 'Region',
  label: { en: 'Region', id: 'Region' },
  icon: 'region',
  heading: 'products',
  path: { dashboard: 'manage-region', dashboard2: 'region' },
  screens: [screen('', region)],
})
