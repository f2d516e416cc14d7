import classes from './Legend.module.css'

interface Item {
  /** How it is drawn: as charts draw `main`, `other`, `negative` and `dashed`. */
  series: 'main' | 'other' | 'negative' | 'dashed'
  label: string
}

/** What the colours of a chart mean. */
export function Legend({ items }: { items: readonly Item[] }) {
  return (
    <p className={classes.legend}>
      {items.map(({ series, label }) => (
        <span key={series} data-series={series}>
          {label}
        </span>
      ))}
    </p>
  )
}
