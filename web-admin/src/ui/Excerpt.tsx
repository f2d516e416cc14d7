import { markedParts } from '@flou/shared/search/foundWords.ts'
import classes from './Excerpt.module.css'

interface Props {
  text: string
  keyword: string
}

/** Stretch of a text with the words of a search marked. */
export const Excerpt = ({ text, keyword }: Props) => (
  <span className={classes.excerpt}>
    {markedParts(text, keyword).map(({ at, text, isFound }) =>
      isFound ? <mark key={at}>{text}</mark> : text,
    )}
  </span>
)
