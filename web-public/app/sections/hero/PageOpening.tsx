import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { Head } from '../../elements/head.ts'
import { PlainHeader } from '../PlainHeader.tsx'
import { Banner } from './Banner.tsx'
import type { LocalizedAppearance } from '@flou/shared/content/appearance/localizedAppearance.ts'

interface Header {
  title: string
  content: string
  media: PublicMedia | null
  mobileMedia: PublicMedia | null
  customProperty: LocalizedAppearance
}

export function PageOpening({ head, header }: { head: Head; header: Header | undefined }) {
  if (!header) return <PlainHeader head={head} />
  return <Banner banner={header} media={header.media} mobile={header.mobileMedia} trail={head.trail} />
}
