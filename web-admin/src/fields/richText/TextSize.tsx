import { useEffect, useRef, useState } from 'react'
import { LIMITS } from '@flou/shared/limits.ts'
import { richTexts } from '../../core/texts/richText.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import classes from './RichText.module.css'

const NEAR = 0.7
const KILOBYTE = 1024
const COUNT_AFTER_MS = 300

/** Returns the size in kilobytes, rounded up; 0 far from the limit. */
export function kilobytesNearLimit(html: string): number {
  // a UTF-16 code unit takes at most three bytes of UTF-8
  if (html.length * 3 < LIMITS.richTextBytes * NEAR) return 0
  const bytes = new TextEncoder().encode(html).length
  return bytes < LIMITS.richTextBytes * NEAR ? 0 : Math.ceil(bytes / KILOBYTE)
}

/** Tags within a word, as in `<strong>re</strong>start`. */
const INLINE = /<\/?(?:a|strong|em|u|s|code|sub|sup)(?: [^<>]*)?>/g

export const wordsOf = (html: string): number =>
  // bounded: a text of at most `LIMITS.richTextBytes`
  html
    .replaceAll(INLINE, '')
    .replaceAll(/<[^<>]*>|&nbsp;/g, ' ')
    .match(/\S+/g)?.length ?? 0

export function useWords(start: string): { words: number; count: (html: string) => void } {
  const [words, setWords] = useState(() => wordsOf(start))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const count = (html: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setWords(wordsOf(html)), COUNT_AFTER_MS)
  }
  return { words, count }
}

/** Number of words, and the size near the limit. */
export function TextSize({ words, kilobytes }: { words: number; kilobytes: number }) {
  const t = useTextsOf(richTexts)
  const limit = LIMITS.richTextBytes / KILOBYTE
  return (
    <p className={classes.size} data-over={kilobytes > limit || undefined}>
      <span>{t('rich.words', { count: words })}</span>
      {kilobytes > 0 && <span>{t('rich.size', { size: kilobytes, limit })}</span>}
    </p>
  )
}
