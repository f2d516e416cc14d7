import type { Text } from '@flou/shared/locale.ts'
import type { CompanyKey } from '../companies.ts'
import type { PictureName } from '../pictures.ts'

export interface Story {
  key: CompanyKey
  industry: string
  kind: string
  city: string
  picture: PictureName
  products: readonly string[]
  title: Text
  review: Text
  by: Text
  about: Text
  before: Text
  work: Text
  after: Text
}
