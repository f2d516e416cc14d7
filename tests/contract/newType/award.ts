import { contentType } from '@flou/shared/content/define.ts'
import { area, screen } from '@flou/shared/content/screens.ts'
import { media } from '@flou/shared/content/fields/reference.ts'
import { text } from '@flou/shared/content/fields/text.ts'
import { number } from '@flou/shared/content/fields/value.ts'

/** A content type outside the product, with everything it needs. */
export const award = contentType('award', {
  label: { en: 'Award', id: 'Penghargaan' },
  plural: { en: 'Awards', id: 'Penghargaan' },
  fields: { mediaId: media({ optional: true }), year: number() },
  localized: { title: text() },
  list: { columns: ['title', 'year'], sortBy: 'year' },
})

export const awardArea = area({
  key: 'award',
  permission: 'Milestone',
  label: { en: 'Awards', id: 'Penghargaan' },
  icon: 'page',
  heading: 'company',
  path: { dashboard: 'manage-award', dashboard2: 'award' },
  screens: [screen('', award)],
})
