import { section } from '../../define.ts'
import { area, inboxScreens, screen } from '../../screens.ts'
import { media } from '../../fields/reference.ts'
import { richText, text } from '../../fields/text.ts'
import { appearance } from '../../fields/value.ts'
import { blockItems } from '../sharedSections.ts'

export const feedbackFormContent = section('feedbackForm.content', {
  label: { en: 'Content', id: 'Konten' },
  fields: {
    mediaId: media({ optional: true, shape: 'half' }),
    customProperty: appearance({ fieldGroups: ['buttons'] }),
    items: blockItems(),
  },
  localized: { title: text(), content: richText() },
})

export const feedbackFormArea = area({
  key: 'feedbackForm',
  permission: 'Feedback Form',
  label: { en: 'Feedback Form', id: 'Formulir Masukan' },
  icon: 'feedback',
  heading: 'inbox',
  path: { dashboard: 'manage-feedback-form', dashboard2: 'feedback-form' },
  screens: [
    ...inboxScreens('', 'supportFeedback', { label: { en: 'Feedback', id: 'Masukan' } }),
    screen('content', feedbackFormContent),
  ],
})
