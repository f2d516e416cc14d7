import classes from './Bulk.module.css'

export function BulkSummary({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="status" className={classes.summary}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
