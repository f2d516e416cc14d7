import classes from './Totals.module.css'

/** A period in a few numbers. @param numbers each with what it counts before it */
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
