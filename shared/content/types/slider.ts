import { contentType } from '../define.ts'
import { area, screen } from '../screens.ts'
import { media } from '../fields/reference.ts'
import { longText, text, url } from '../fields/text.ts'
import { number } from '../fields/value.ts'

export const slider = contentType('slider', {
  label: { en: 'Slide', id: 'Slide' },
  plural: { en: 'Slider', id: 'Slider' },
  fields: { mediaId: media({ shape: 'icon' }), link: url(), order: number() },
  localized: { title: text(), description: longText() },
  list: { columns: ['title', 'mediaId', 'link', 'order'], sortBy: 'order' },
})

export const sliderArea = area({
  key: 'slider',
  permission: 'Manage Slider',
  label: { en: 'Slider', id: 'Slider' },
  icon: 'slider',
  heading: 'site',
  path: { dashboard: 'manage-slider', dashboard2: 'slider' },
  screens: [screen('', slider)],
})
