import type { Text } from '@flou/shared/locale.ts'
import type { PictureName } from '../pictures.ts'

export type Row = readonly [titleEn: string, titleId: string, textEn: string, textId: string]

export type PackageSet = 'instance' | 'database' | 'storage' | 'snapshot' | 'network' | 'security' | 'general'

export interface DemoProduct {
  key: string
  group: string
  icon: PictureName
  picture: PictureName
  title: Text
  line: Text
  about: Text
  features: readonly Row[]
  benefits: readonly Row[]
  packages: PackageSet
  from: number
  isOnCalculator?: boolean
}

interface DemoGroup {
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
