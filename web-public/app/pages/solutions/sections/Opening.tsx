import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { Head } from '../../../elements/head.ts'
import { Banner } from '../../../sections/hero/Banner.tsx'
import type { LocalizedAppearance } from '@flou/shared/content/appearance/localizedAppearance.ts'

interface OpeningProps {
  record: {
    title: string
    description: string
    customProperty: LocalizedAppearance
    banner: PublicMedia | null
    bannerMobile: PublicMedia | null
  }
  head: Head
}

export const Opening = ({ record, head }: OpeningProps) => (
  <Banner
    banner={{ ...record, content: '' }}
    media={record.banner}
    mobile={record.bannerMobile}
    trail={head.trail}
  />
)
