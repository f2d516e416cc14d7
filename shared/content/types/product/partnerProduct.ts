import { slugify } from '../../../strings/slug.ts'

export const ALL_PRODUCTS = 'cloud'

export const partnerProductOf = ({ title }: { title?: unknown }): string =>
  typeof title === 'string' ? slugify(title) : ''
