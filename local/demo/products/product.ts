import type { Text } from '@flou/shared/locale.ts'
import type { PictureName } from '../pictures.ts'

/** Texts as rows, so that both languages stand beside each other: English, then Indonesian. */
export type Row = readonly [titleEn: string, titleId: string, textEn: string, textId: string]

/** The kinds of packages a product is sold in, and how the demo prices them. */
export type PackageSet = 'instance' | 'database' | 'storage' | 'snapshot' | 'network' | 'security' | 'general'

export interface DemoProduct {
  key: string
  group: string
  icon: PictureName
  picture: PictureName
  title: Text
  /** One line below the title. */
  line: Text
  /** What it is and for whom. */
  about: Text
  features: readonly Row[]
  /** What one gains, in a word and a sentence. */
  benefits: readonly Row[]
  packages: PackageSet
  /** Price of the smallest package a month in rupiah; 0 where it costs nothing. */
  from: number
  isOnCalculator?: boolean
}

export interface DemoGroup {
  key: string
  title: string
  picture: PictureName
  about: Text
}

export interface DemoCategory {
  key: string
  title: string
  icon: PictureName
  heading: Text
  about: Text
  groups: readonly DemoGroup[]
  products: readonly DemoProduct[]
}
