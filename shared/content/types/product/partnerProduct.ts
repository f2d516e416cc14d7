import { slugify } from '../../../text/slug.ts'

/** The product part of a programme's address that stands for all products. */
export const ALL_PRODUCTS = 'cloud'

/** The product part of the address for a category of products: its name, which is the same in both languages, as a slug. */
export const partnerProductOf = ({ title }: { title?: unknown }): string =>
  typeof title === 'string' ? slugify(title) : ''
