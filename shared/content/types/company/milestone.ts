import { contentType } from '../../define.ts'
import { area, screen } from '../../screens.ts'
import { text } from '../../fields/text.ts'
import { year } from '../../fields/value.ts'

export const milestone = contentType('milestone', {
  label: { en: 'Milestone', id: 'Milestone' },
  plural: { en: 'Milestone', id: 'Milestone' },
  fields: { year: year() },
  localized: { title: text() },
  list: { columns: ['year', 'title'], sortBy: 'year', descending: true },
})

export const milestoneArea = area({
  key: 'milestone',
  permission: 'Milestone',
  label: { en: 'Milestone', id: 'Milestone' },
  icon: 'milestone',
  heading: 'company',
  path: { dashboard: 'manage-milestone', dashboard2: 'milestone' },
  screens: [screen('', milestone)],
})
