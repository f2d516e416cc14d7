import { slugify } from '../../../text/slug.ts'

export const ALL_PRODUCTS = 'cloud'

export const partnerProductOf = ({ title }: { title?: unknown }): string =>
  typeof title === 'string' ? slugify(title) : ''
