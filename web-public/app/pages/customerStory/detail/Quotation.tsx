import type { Story } from './readRelated.ts'
import styles from './story.module.css'

export function Quotation({ story: { review, reviewer, companyName } }: { story: Story }) {
  if (review === '') return null
  return (
    <figure className={styles['quotation']}>
      <blockquote>
        <p>{review}</p>
      </blockquote>
      <figcaption>
        {reviewer !== '' && <strong>{reviewer}</strong>}
        <span>{companyName}</span>
      </figcaption>
    </figure>
  )
}
