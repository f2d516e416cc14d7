import type { TextPart } from '@flou/shared/api.ts'
import classes from './Excerpt.module.css'

/** Stretch of a text with the words of a search marked. */
export const Excerpt = ({ parts }: { parts: readonly TextPart[] }) => (
  <span className={classes.excerpt}>
    {parts.map(({ at, text, isFound }) => (isFound ? <mark key={at}>{text}</mark> : text))}
  </span>
)
