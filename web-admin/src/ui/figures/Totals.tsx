import classes from './Totals.module.css'

export function Totals({ numbers }: { numbers: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={classes.totals}>
      {numbers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
