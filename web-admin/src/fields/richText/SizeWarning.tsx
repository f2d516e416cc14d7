import { LIMITS } from '@flou/shared/limits.ts'
import { richTexts } from '../../core/texts/richText.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import classes from './RichText.module.css'

const NEAR = 0.7
const KILOBYTE = 1024

/** Returns the size in kilobytes, rounded up; 0 far from the limit. */
export function kilobytesNearLimit(html: string): number {
  // a UTF-16 code unit takes at most three bytes of UTF-8
  if (html.length * 3 < LIMITS.richTextBytes * NEAR) return 0
  const bytes = new TextEncoder().encode(html).length
  return bytes < LIMITS.richTextBytes * NEAR ? 0 : Math.ceil(bytes / KILOBYTE)
}

export function SizeWarning({ kilobytes }: { kilobytes: number }) {
  const t = useTextsOf(richTexts)
  const limit = LIMITS.richTextBytes / KILOBYTE
  if (kilobytes === 0) return null
  return (
    <p className={classes.size} data-over={kilobytes > limit || undefined}>
      {t('rich.size', { size: kilobytes, limit })}
    </p>
  )
}
