import type { FrameName } from './art/picture.ts'

export const FOLDERS = ['banners', 'news', 'news/2026', 'brand', 'icons', 'sharing'] as const
export type FolderName = (typeof FOLDERS)[number]

export const FOLDER_OF_FRAME: Readonly<Record<FrameName, FolderName>> = {
  hero: 'banners',
  mobile: 'banners',
  promo: 'banners',
  card: 'news/2026',
  seo: 'sharing',
}

export const TAG_OF_FRAME: Readonly<Record<FrameName, string>> = {
  hero: 'hero',
  mobile: 'phone',
  promo: 'promotion',
  card: 'article',
  seo: 'social media',
}
