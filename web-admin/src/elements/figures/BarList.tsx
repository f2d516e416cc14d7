import classes from './Figures.module.css'

export interface Bar {
  name: string
  /** How long the bar is, against the longest. */
  value: number
  /** The number in words, beside the name. */
  text: string
}

/** A bar for each name, as a list that is read by eyes and by screen readers alike. */
export function BarList({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ value }) => value)) || 1
  return (
    <ul className={classes.bars}>
      {bars.map(({ name, value, text }) => (
        <li key={name}>
          <span>{name}</span>
          <span>{text}</span>
          <meter min={0} max={most} value={value} aria-hidden="true" />
        </li>
      ))}
    </ul>
  )
}
