import classes from './Totals.module.css'

type Total = readonly [name: string, value: string, note?: string | undefined]

export function Totals({ numbers }: { numbers: readonly Total[] }) {
  return (
    <dl className={classes.totals}>
      {numbers.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {note !== undefined && <dd className={classes.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
