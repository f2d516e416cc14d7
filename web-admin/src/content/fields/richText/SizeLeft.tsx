import { LIMITS } from '@flou/shared/limits.ts'
import { richTexts } from '../../../texts/content/richText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import classes from './RichText.module.css'

/** From this share of the limit on, the size is shown. */
const NEAR = 0.7
const KILOBYTE = 1024

/** The size of a text in kilobytes, rounded up; 0 while it is far from the limit, where it needs no counting. */
export function kilobytesNearLimit(html: string): number {
  // no character takes more than three bytes of UTF-8 for each unit of its length
  if (html.length * 3 < LIMITS.richTextBytes * NEAR) return 0
  const bytes = new TextEncoder().encode(html).length
  return bytes < LIMITS.richTextBytes * NEAR ? 0 : Math.ceil(bytes / KILOBYTE)
}

/** How much of the space for a text is taken, once it nears the limit. */
export function SizeLeft({ kilobytes }: { kilobytes: number }) {
  const t = useTextsOf(richTexts)
  const limit = LIMITS.richTextBytes / KILOBYTE
  if (kilobytes === 0) return null
  return (
    <p className={classes.size} data-over={kilobytes > limit || undefined}>
      {t('rich.size', { size: kilobytes, limit })}
    </p>
  )
}
