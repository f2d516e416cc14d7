import classes from './Legend.module.css'

interface Item {
  series: 'main' | 'other' | 'negative' | 'dashed'
  label: string
}

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
