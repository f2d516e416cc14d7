export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A slug from a title: lower-case ASCII, hyphens, at most 80 characters (decision 12). Empty for a title without letters or digits. */
export const slugify = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    // bounded: 80 characters
    .replace(/^-+|-+$/g, '')
