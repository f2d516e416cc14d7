import type { FrameName } from './art/picture.ts'

/** A folder of the media library, as a path from the top. */
export const FOLDERS = ['banners', 'news', 'news/2026', 'brand', 'icons', 'sharing'] as const
export type FolderName = (typeof FOLDERS)[number]

/** Where a picture is filed, by the place on a page it is framed for. */
export const FOLDER_OF_FRAME: Readonly<Record<FrameName, FolderName>> = {
  hero: 'banners',
  mobile: 'banners',
  promo: 'banners',
  card: 'news/2026',
  seo: 'sharing',
}

/** How a picture is tagged, by the same. */
export const TAG_OF_FRAME: Readonly<Record<FrameName, string>> = {
  hero: 'hero',
  mobile: 'phone',
  promo: 'promotion',
  card: 'article',
  seo: 'social media',
}
